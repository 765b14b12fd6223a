import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { Await } from 'react-router'
import type { CreditReply } from '../rules.ts'

/** Milliseconds after which a page is shown without the credits. */
const PATIENCE_MS = 10_000

type Credits = CreditReply | null

interface CreditsGateProps {
  /** Null when they could not be read; a promise while they are loading. */
  credits: Credits | Promise<Credits>
  children: (credits: Credits) => ReactNode
}

/**
 * Shows a page once the credits are known, or after ten seconds, and a message until then. A page that is shown stays
 * while it reloads, with its photo and typed text, so the first state decides how it is rendered.
 */
export function CreditsGate({ credits, children }: CreditsGateProps) {
  const [first] = useState(credits)
  if (first instanceof Promise) return <AwaitedCredits credits={credits}>{children}</AwaitedCredits>
  return (
    <LatestCredits credits={credits} first={first}>
      {children}
    </LatestCredits>
  )
}

function AwaitedCredits({ credits, children }: CreditsGateProps) {
  const [gaveUp, setGaveUp] = useState(false)
  if (gaveUp && credits instanceof Promise) return children(null)
  return (
    <Suspense fallback={<Checking onTooLong={() => setGaveUp(true)} />}>
      <Await resolve={credits} errorElement={children(null)}>
        {children}
      </Await>
    </Suspense>
  )
}

/** Is in the page's HTML at once, even where no script could add it later. */
function LatestCredits({ credits, first, children }: CreditsGateProps & { first: Credits }) {
  const [latest, setLatest] = useState(first)
  useEffect(() => {
    let isCurrent = true
    Promise.resolve(credits).then(
      (known) => isCurrent && setLatest(known),
      () => {}, // The page goes on with what it knew.
    )
    return () => {
      isCurrent = false
    }
  }, [credits])
  return children(credits instanceof Promise ? latest : credits)
}

function Checking({ onTooLong }: { onTooLong: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onTooLong, PATIENCE_MS)
    return () => clearTimeout(timer)
  })
  return (
    <p role="status" className="page grid min-h-[70dvh] animate-breathe place-items-center text-lg">
      Checking your credits...
    </p>
  )
}
