interface Priced {
  priceCents: number | null
  got: boolean
}

/** What the things of a board cost, in cents. */
export interface BudgetSum {
  /** Of all things with a price. */
  total: number
  /** Of those that are there already, and of those still to be bought. */
  got: number
  open: number
  /** How many things have no price yet. */
  unpriced: number
  /** What is left of the budget, negative when it is exceeded; null without a budget. */
  left: number | null
}

/** Adds up the things of a board against its budget, in cents. */
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
