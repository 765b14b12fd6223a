import { useEffect } from 'react'
import { useSiteName } from '../root-data.ts'

/** Milliseconds for which the text is shown. */
const SHOWN_FOR = 50

/** Shown to everybody without access to the administration, before the redirect to the home page. */
export function RedirectingScreen() {
  const siteName = useSiteName()
  useEffect(() => {
    const timer = setTimeout(() => window.location.replace('/'), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [])
  return (
    <main className="grid min-h-dvh place-items-center">
      <title>{`Redirecting... | ${siteName}`}</title>
      <noscript>
        <meta httpEquiv="refresh" content="0;url=/" />
      </noscript>
      <h1 className="animate-breathe text-xl">Redirecting...</h1>
    </main>
  )
}
