import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { pageTakeover } from './ui/first-use/page-takeover.ts'
import { loadsAnew } from './ui/stale-address.ts'

const onTakenOver = await pageTakeover.wait?.()

if (!loadsAnew())
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TakenOver>
          <HydratedRouter />
        </TakenOver>
      </StrictMode>,
    )
  })

/** Says when React has taken the page over. */
function TakenOver({ children }: { children: ReactNode }) {
  useEffect(() => onTakenOver?.(), [])
  return children
}
