import { PREVIEW_CHANGES } from '#app/features/rooms/rules/redesign-promise.ts'
import { ButtonLink } from '#app/ui/buttons/link.tsx'
import { Card } from '#app/ui/card.tsx'

/** Replaces the offer while credits could buy nothing. */
export function NothingOffered() {
  return (
    <Card as="section" aria-labelledby="offer-title" className="grid gap-5">
      <h2 id="offer-title">Nothing to buy for now</h2>
      <p>
        This site makes palette previews at the moment: your room, painted in the colours of a style.{' '}
        {PREVIEW_CHANGES} Previews are free, so you need no credits for them.
      </p>
      <p>
        Credits pay for full redesigns and for changes you ask for in your own words. We can't make either
        here yet, and we don't sell what we can't give you. Credits you already have don't expire.
      </p>
      <ButtonLink to="/dashboard" variant="secondary" className="justify-self-start">
        Preview a room for free
      </ButtonLink>
    </Card>
  )
}
