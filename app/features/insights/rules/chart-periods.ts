import { DAY } from '#app/lib/durations.ts'
/** Lengths of the dashboard's charts in days, with the width of a bar. */
export const PERIODS = [
  { days: 7, text: '7 days', bar: 'day' },
  { days: 30, text: '30 days', bar: 'day' },
  { days: 90, text: '90 days', bar: 'week' },
  { days: 365, text: '12 months', bar: 'month' },
] as const
export type Period = (typeof PERIODS)[number]

/** The period named in the address; a month by default. */
export const periodOf = (days: string | null): Period =>
  PERIODS.find((period) => String(period.days) === days) ?? PERIODS[1]

/** The first day of a period in UTC, like the counts: `2026-11-16`. */
export const firstDayOf = ({ days }: Period, now: Date) =>
  new Date(now.getTime() - (days - 1) * DAY).toISOString().slice(0, 10)
