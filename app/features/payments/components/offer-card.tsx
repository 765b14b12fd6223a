import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import type { RedesignPause } from '#app/features/ai-settings/provider/queries/pause.server.ts'
import { capitalised } from '#app/lib/capitalised.ts'
import { dollars } from '#app/lib/money.ts'
import { pluralForm } from '#app/lib/plural.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'
import { creditsInWords } from '../rules/purchase-words.ts'
import type { Offer } from '../schema.ts'
import { PausedOffer } from './paused-offer.tsx'

interface OfferCardProps {
  offer: Offer
  mode: 'stripe' | 'test' | 'off'
  /** Why redesigns are paused; null when they are not. */
  pause: RedesignPause | null
}

/** The offer and its price, before anything is charged. */
export function OfferCard({ offer, mode, pause }: OfferCardProps) {
  const price = dollars(offer.amountCents)
  return (
    <Card as="section" aria-labelledby="offer-title" className="grid gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="offer-title">{capitalised(creditsInWords(offer))}</h2>
        <p className="font-display text-4xl tabular-nums">{price}</p>
      </div>
      <ul className="grid gap-2 border-line border-y py-5">
        {offer.roomCredits > 0 && (
          <Line count={offer.roomCredits}>
            {pluralForm(offer.roomCredits, 'new room')} redesigned in your style
          </Line>
        )}
        {offer.revisionCredits > 0 && (
          <Line count={offer.revisionCredits}>
            {pluralForm(offer.revisionCredits, 'redesign')} changed to your written wishes
          </Line>
        )}
      </ul>
      <p className="text-dense text-ink-soft">
        You pay once. No subscription, and credits don't expire. If a redesign fails, you get its credit back.
      </p>
      {pause && mode !== 'off' && <PausedOffer pause={pause} />}
      {mode === 'off' ? <PurchasesOff /> : <BuyForm offer={offer} mode={mode} />}
    </Card>
  )
}

function BuyForm({ offer, mode }: { offer: Offer; mode: 'stripe' | 'test' }) {
  const fetcher = useFetcher()
  return (
    <fetcher.Form method="post" className="grid justify-items-start gap-4">
      {mode === 'test' && (
        <Notice tone="info" title="Test mode: nothing is charged">
          This site is not connected to a payment provider. The next page stands in for the checkout.
        </Notice>
      )}
      <input type="hidden" name="intent" value="buy" />
      {Object.entries(offer).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        type="submit"
        size="large"
        pending={fetcher.state !== 'idle'}
        pendingText="Opening the checkout…"
        className="max-sm:w-full"
      >
        Continue to payment
      </Button>
      <p className="text-ink-soft text-sm">
        {mode === 'stripe'
          ? 'You pay on the page of Stripe, our payment provider. Nothing is charged before you confirm it there.'
          : 'Nothing happens before you confirm on the next page.'}
      </p>
    </fetcher.Form>
  )
}

const PurchasesOff = () => (
  <Notice tone="info" title="Purchases are not set up">
    This site doesn't sell credits yet, and nothing can be charged. The credits you have still work.
  </Notice>
)

function Line({ count, children }: { count: number; children: ReactNode }) {
  return (
    <li className="flex items-baseline gap-4">
      <span className="w-8 shrink-0 text-right font-display text-2xl text-bloom tabular-nums">{count}</span>
      <span>{children}</span>
    </li>
  )
}
