import { Suspense } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { UnexpectedErrorScreen } from './unexpected-error-screen.tsx'

/** Loaded for those whom the server answers with another screen. */
const AnswerScreen = lazyPart(
  async () => (await import('./answer-screen.tsx')).AnswerScreen,
  UnexpectedErrorScreen,
)

/** Replaces a page that failed. What the browser met by itself needs no file more: there may be no connection. */
export function ErrorScreen({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error)) return <UnexpectedErrorScreen error={error} />
  return (
    <Suspense>
      <AnswerScreen error={error} />
    </Suspense>
  )
}
