interface Priced {
  priceCents: number | null
  got: boolean
}

/** The cost of a board's things in cents. */
export interface BudgetSum {
  /** All things with a price. */
  total: number
  /** Those already bought, and those still to buy. */
  got: number
  open: number
  /** Number of things without a price. */
  unpriced: number
  /** The rest of the budget, negative when exceeded; null without a budget. */
  left: number | null
}

/** Sums the prices of a board's things against its budget, in cents. */
export function budgetSum(things: readonly Priced[], budgetCents: number | null): BudgetSum {
  const sum = (some: readonly Priced[]) =>
    some.reduce((cents, { priceCents }) => cents + (priceCents ?? 0), 0)
  const got = sum(things.filter((thing) => thing.got))
  const total = sum(things)
  return {
    total,
    got,
    open: total - got,
    unpriced: things.filter(({ priceCents }) => priceCents === null).length,
    left: budgetCents === null ? null : budgetCents - total,
  }
}
