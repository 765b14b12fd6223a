import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { Await } from 'react-router'
import type { CreditReply } from '../rules.ts'

/** Milliseconds after which a page is shown without the credits. */
const PATIENCE_MS = 10_000

interface CreditsGateProps {
  /** Null when they could not be read; a promise while they are loading. */
  credits: CreditReply | null | Promise<CreditReply | null>
  children: (credits: CreditReply | null) => ReactNode
}

/**
 * Shows a page once the credits are known, or after ten seconds. Shows a message meanwhile. A page that is there stays as
 * it is while it loads again, with a chosen photo and what was typed: known credits and loading ones have one place.
 */
export function CreditsGate({ credits, children }: CreditsGateProps) {
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
