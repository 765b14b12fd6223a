import { ButtonLink, TextLink } from '#app/ui/buttons/link.tsx'
import { Card } from '#app/ui/card.tsx'
import type { CreditReply } from '../rules.ts'
import { CreditCounts } from './credit-counts.tsx'

interface CreditsCardProps {
  credits: CreditReply
  /** Whether an image model is configured that uses credits. */
  areUsable: boolean
}

/** A member's credits, on a small card. */
export function CreditsCard({ credits, areUsable }: CreditsCardProps) {
  const unlimited = credits.unlimited || credits.adminGrantedUnlimited
  return (
    <Card as="section" aria-labelledby="credits-title" className="grid gap-5">
      <h2 id="credits-title" className="text-xl leading-7">
        Your credits
      </h2>
      <CreditCounts credits={credits} />
      {!unlimited && (areUsable ? <GetMore /> : <NothingToBuy />)}
    </Card>
  )
}

const GetMore = () => (
  <ButtonLink to="/credits" variant="secondary" size="small" className="justify-self-start">
    Get More
  </ButtonLink>
)

/** Earlier purchases stay in reach where nothing is sold. */
const NothingToBuy = () => (
  <>
    <p className="text-ink-soft text-sm">
      For now we make free palette previews. Your credits stay for full redesigns, and we sell none until we
      can make them.
    </p>
    <TextLink to="/credits" className="inline-flex min-h-11 items-center justify-self-start">
      Your purchases
    </TextLink>
  </>
)
