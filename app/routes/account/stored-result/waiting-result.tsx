import { Suspense, useEffect, useState } from 'react'
import { hasPendingResult } from '#app/features/quiz/playing/components/storage-keys.ts'
import { lazyPart } from '#app/ui/lazy-part.tsx'

/** Loaded only where a result is stored. */
const ResultOffer = lazyPart(async () => (await import('./result-offer.tsx')).ResultOffer)

/** Offers to save a quiz result that this browser stored before its member signed in. */
export function WaitingResult() {
  const [isWaiting, setWaiting] = useState(false)
  useEffect(() => setWaiting(hasPendingResult()), [])
  if (!isWaiting) return null
  return (
    <Suspense>
      <ResultOffer onAnswered={() => setWaiting(false)} />
    </Suspense>
  )
}
