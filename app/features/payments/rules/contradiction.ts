interface Offered {
  id: string
  amountCents: number
  currency: string
}

interface Reported {
  checkoutId: string | null
  paid: boolean
  amountCents: number
  currency: string
}

/**
 * Why a checkout must not be credited: it is another one, or has another currency or price than was shown.
 *
 * @returns a few words for the log; undefined when all is well
 */
export function contradiction(offered: Offered, reported: Reported): string | undefined {
  if (reported.checkoutId !== offered.id) return 'another checkout'
  if (!reported.paid) return undefined
  if (reported.currency !== offered.currency) return `currency ${reported.currency}, not ${offered.currency}`
  if (reported.amountCents !== offered.amountCents)
    return `${reported.amountCents} cents, not ${offered.amountCents}`
  return undefined
}
