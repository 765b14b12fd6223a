/** Periods of the usage page. */
export const PERIODS = [
  { days: 7, text: '7 days' },
  { days: 30, text: '30 days' },
  { days: 90, text: '90 days' },
] as const
export type Period = (typeof PERIODS)[number]['days']

/** The period in an address; 30 days by default. */
export function periodFrom(query: URLSearchParams): Period {
  const asked = Number(query.get('days'))
  return PERIODS.find(({ days }) => days === asked)?.days ?? 30
}

/** Midnight UTC on the first of the last `period` days, including today. */
export const daysBefore = (now: Date, period: Period) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - period + 1))
