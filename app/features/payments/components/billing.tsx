import { FormButton } from '#app/ui/buttons/form-button.tsx'
import { PurchaseDate } from './purchase-date.tsx'

interface BillingProps {
  /** The payment provider's latest report. */
  subscription: { subscribed: boolean; subscriptionTier: string | null; subscriptionEnd: Date | null }
}

/** The way to cards and invoices at the payment provider, for members who have paid before. */
export function Billing({ subscription }: BillingProps) {
  const { subscribed, subscriptionTier: tier, subscriptionEnd: end } = subscription
  return (
    <section aria-labelledby="billing-title" className="grid gap-4">
      <h2 id="billing-title" className="text-xl leading-7">
        Billing
      </h2>
      <p className="text-dense">
        {subscribed ? (
          <>
            Subscription{tier && `: ${tier}`}
            {end && (
              <>
                , until <PurchaseDate at={end} />
              </>
            )}
            .
          </>
        ) : (
          'You have no subscription. Each purchase is a one-time payment.'
        )}
      </p>
      <FormButton name="intent" value="portal" variant="secondary" size="small" pendingText="Opening…">
        Cards and invoices
      </FormButton>
      <FormButton
        name="intent"
        value="check-subscription"
        variant="quiet"
        size="small"
        pendingText="Checking…"
      >
        Check subscription
      </FormButton>
    </section>
  )
}
