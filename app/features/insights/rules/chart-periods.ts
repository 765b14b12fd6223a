import { DAY } from '#app/lib/durations.ts'
/** Days that the dashboard's charts look back, with the width of their bars. */
export const PERIODS = [
  { days: 7, text: '7 days', bar: 'day' },
  { days: 30, text: '30 days', bar: 'day' },
  { days: 90, text: '90 days', bar: 'week' },
  { days: 365, text: '12 months', bar: 'month' },
] as const
export type Period = (typeof PERIODS)[number]

/** The period an address asks for; a month when it asks for none. */
export const periodOf = (days: string | null): Period =>
  PERIODS.find((period) => String(period.days) === days) ?? PERIODS[1]

/** The first day of a period, in UTC as its numbers are: `2026-11-16`. */
export const firstDayOf = ({ days }: Period, now: Date) =>
  new Date(now.getTime() - (days - 1) * DAY).toISOString().slice(0, 10)
