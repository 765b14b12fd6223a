import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { pageTakeover } from './ui/first-use/page-takeover.ts'
import { reloadIfStale } from './ui/stale-page.ts'

// Until React Router follows the address itself, which may be long after this on a page that waits to be used.
let isLeft = reloadIfStale()
const onPopState = () => {
  isLeft = reloadIfStale() || isLeft
}
addEventListener('popstate', onPopState)
const onTakenOver = await pageTakeover.wait?.()

if (!isLeft)
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
  useEffect(() => {
    removeEventListener('popstate', onPopState)
    onTakenOver?.()
  }, [])
  return children
}
