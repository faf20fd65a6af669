"""What each diagnostic code means. One module an area; each holds CODES: {code: Entry}."""
