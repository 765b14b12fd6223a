"""From raw passes to a finished picture: denoise, expose, tone, sharpen. Runs with the system's Python."""
