/** Periods of the usage page, in days. */
export const PERIODS = [7, 30, 90] as const
export type Period = (typeof PERIODS)[number]

/** The period in an address; 30 days by default. */
export function periodFrom(query: URLSearchParams): Period {
  const asked = Number(query.get('days'))
  return PERIODS.find((period) => period === asked) ?? 30
}

/** Midnight UTC on the first of the last `period` days, including today. */
export const daysBefore = (now: Date, period: Period) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - period + 1))
