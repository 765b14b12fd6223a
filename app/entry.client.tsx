import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { pageTakeover } from './ui/first-use/page-takeover.ts'
import { reloadIfStale } from './ui/stale-page.ts'

let isLeft = false
const followAddress = () => {
  isLeft = reloadIfStale() || isLeft
}
followAddress()
// Until React Router does so itself, which may be long after this on a page that waits to be used.
addEventListener('popstate', followAddress)
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
    removeEventListener('popstate', followAddress)
    onTakenOver?.()
  }, [])
  return children
}
