/** Moments in words, in UTC: the same for whoever reads them, on the server and in the browser. */
function formatted(options: Intl.DateTimeFormatOptions): (moment: Date) => string {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
  return (moment) => format.format(moment)
}

/** 'November 21, 2026' */
export const longDate = formatted({ dateStyle: 'long' })

/** 'Nov 21, 2026' */
export const mediumDate = formatted({ dateStyle: 'medium' })

/** 'Nov 21' */
export const dayAndMonth = formatted({ month: 'short', day: 'numeric' })

/** 'Nov 2026' */
export const monthAndYear = formatted({ month: 'short', year: 'numeric' })

/** '6:29 PM' */
export const timeOfDay = formatted({ timeStyle: 'short' })
