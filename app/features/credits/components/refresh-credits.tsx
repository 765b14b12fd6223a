import { useRevalidator } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'

/** A button that reloads the credits. */
export function RefreshCredits() {
  const { revalidate, state } = useRevalidator()
  return (
    <Button
      variant="secondary"
      size="small"
      pending={state === 'loading'}
      pendingText="Refreshing…"
      onClick={() => void revalidate()}
      className="justify-self-start"
    >
      Refresh Credits
    </Button>
  )
}

/** Placeholder while the credits load. */
export function UnknownCredits() {
  return (
    <Card as="section" aria-labelledby="credits-title" className="grid gap-3">
      <h2 id="credits-title" className="text-xl leading-7">
        Your credits
      </h2>
      <p>1 room credit available</p>
      <p className="text-ink-soft text-sm">
        This is what a new account has. We could not read yours just now, so nothing can be sent until we can.
      </p>
      <RefreshCredits />
    </Card>
  )
}
