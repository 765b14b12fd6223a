import type { ReactNode } from 'react'
import { useSiteName, useVisitor } from '../root-data.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** Header and footer around a page. Error pages use it too. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const siteName = useSiteName()
  const visitor = useVisitor()
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-10 rounded-control bg-ink px-5 py-3 text-paper focus:not-sr-only focus:absolute focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      <SiteHeader siteName={siteName} visitor={visitor} />
      <main id="content" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <SiteFooter siteName={siteName} visitor={visitor} />
    </div>
  )
}
