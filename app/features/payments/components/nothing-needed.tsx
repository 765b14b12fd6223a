import { ButtonLink } from '#app/ui/buttons/link.tsx'
import { Card } from '#app/ui/card.tsx'

/** Replaces the offer for a member with unlimited access. */
export function NothingNeeded() {
  return (
    <Card as="section" aria-labelledby="offer-title" className="grid gap-5">
      <h2 id="offer-title">You need no credits</h2>
      <p>Your rooms and revisions are unlimited, so there is nothing for you to buy.</p>
      <ButtonLink to="/dashboard#photo" variant="secondary" className="justify-self-start">
        Redesign a room
      </ButtonLink>
    </Card>
  )
}
