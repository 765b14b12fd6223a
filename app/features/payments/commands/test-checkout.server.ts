import { userById } from '#app/features/accounts/queries.server.ts'
import { AppError } from '#app/lib/app-error.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { receiptEmail } from '../emails.tsx'
import { lockCheckout } from '../queries/lock-checkout.server.ts'
import { checkoutOf } from '../queries/purchases.server.ts'
import { changeCheckout, settleCheckout } from './settle-checkout.server.ts'

/**
 * Completes a checkout of the test mode as if it had been paid. Nothing is charged. Idempotent.
 *
 * @throws AppError `checkout_not_found`, `checkout_closed`
 */
export async function payTestCheckout(services: Services, member: Member, checkoutId: string): Promise<void> {
  const checkout = await ownTestCheckout(services, member, checkoutId)
  const buyer = (await userById(services.database, member.userId))!
  const receipt = await receiptEmail(services.environment, buyer, checkout)
  await services.database.transaction(async (transaction) => {
    const current = await lockCheckout(transaction, checkoutId)
    if (current?.status === 'paid') return
    if (current?.status !== 'open') throw checkoutClosed()
    const charge = { amountCents: 0, stripeSessionId: null, receiptUrl: null }
    await settleCheckout(transaction, { ...current, userId: member.userId }, charge, receipt)
  })
}

/**
 * Cancels a checkout of the test mode; a paid one stays paid.
 *
 * @throws AppError `checkout_not_found`
 */
export async function cancelTestCheckout(
  services: Services,
  member: Member,
  checkoutId: string,
): Promise<void> {
  await ownTestCheckout(services, member, checkoutId)
  await services.database.transaction(async (transaction) => {
    const current = await lockCheckout(transaction, checkoutId)
    if (current?.status === 'open') await changeCheckout(transaction, checkoutId, { status: 'cancelled' })
  })
}

/** Finds the member's own test checkout, while the test mode is on. */
async function ownTestCheckout({ database, environment }: Services, member: Member, checkoutId: string) {
  const isTest = environment.payments.mode === 'test'
  const checkout = isTest ? await checkoutOf(database, member.userId, checkoutId) : undefined
  if (checkout?.provider !== 'test') {
    throw new AppError('checkout_not_found', 'There is no such checkout.', { status: 404 })
  }
  return checkout
}

const checkoutClosed = () =>
  new AppError('checkout_closed', 'This checkout has ended. Nothing was charged; please start again.')
