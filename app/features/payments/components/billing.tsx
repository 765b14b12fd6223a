import { useFetcher } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { PurchaseDate } from './purchase-date.tsx'

interface BillingProps {
  /** What the payment provider reported last. */
  subscription: { subscribed: boolean; subscriptionTier: string | null; subscriptionEnd: Date | null }
}

/** For those who have paid before: their cards and invoices at the payment provider. */
export function Billing({ subscription }: BillingProps) {
  const portal = useFetcher()
  const check = useFetcher()
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
          'You have no subscription: purchases are paid once.'
        )}
      </p>
      <portal.Form method="post">
        <Button
          type="submit"
          name="intent"
          value="portal"
          variant="secondary"
          size="small"
          pending={portal.state !== 'idle'}
          pendingText="Opening…"
        >
          Cards and invoices
        </Button>
      </portal.Form>
      <check.Form method="post">
        <Button
          type="submit"
          name="intent"
          value="check-subscription"
          variant="quiet"
          size="small"
          pending={check.state !== 'idle'}
          pendingText="Checking…"
        >
          Check subscription
        </Button>
      </check.Form>
    </section>
  )
}
