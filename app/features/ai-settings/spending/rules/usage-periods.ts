/** Periods that usage is shown for, in days. */
export const PERIODS = [7, 30, 90] as const
export type Period = (typeof PERIODS)[number]

/** The period that an address asks for; 30 days without. */
export function periodFrom(query: URLSearchParams): Period {
  const asked = Number(query.get('days'))
  return PERIODS.find((period) => period === asked) ?? 30
}

/** Midnight UTC of the first of the last `period` days, today among them. */
export const daysBefore = (now: Date, period: Period) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - period + 1))
