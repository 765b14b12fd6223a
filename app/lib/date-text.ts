/**
 * Formats a time in a time zone. The default is UTC, which gives the same result on the server and in every browser.
 */
function formatted(options: Intl.DateTimeFormatOptions): (moment: Date, timeZone?: string) => string {
  const formats = new Map<string, Intl.DateTimeFormat>()
  return (moment, timeZone = 'UTC') => {
    const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone })
    formats.set(timeZone, format)
    return format.format(moment)
  }
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

/** 'Nov 21, 2026, 6:29 PM GMT+1' */
export const momentWithZone = formatted({
  ...{ year: 'numeric', month: 'short', day: 'numeric' },
  ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
})
