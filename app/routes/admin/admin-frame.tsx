import type { ReactNode } from 'react'
import { Link, useNavigation } from 'react-router'
import { Wordmark } from '#app/ui/brand/wordmark.tsx'
import { Badge } from '#app/ui/notices/badge.tsx'
import { LinkTabs } from '#app/ui/tabs/link-tabs.tsx'
import { useSiteName } from '../root-data.ts'
import { ADMIN_TABS, type Badges } from './admin-pages.ts'
import { GlobalSearch } from './search/global-search.tsx'
import { useViewerZone } from './viewer-zone.ts'

const QUIET_LINK = 'inline-flex min-h-11 items-center underline-offset-8 hover:underline'

/** The administration's own frame: dense, without the site's navigation. */
export function AdminFrame({ badges, children }: { badges: Badges; children: ReactNode }) {
  const siteName = useSiteName()
  const zone = useViewerZone()
  const tabs = ADMIN_TABS.map(({ to, text, badge }) => ({
    to,
    end: to === '/admin',
    label: (
      <>
        {text}
        {badge && <TabBadge count={badges[badge]} of={badge} />}
      </>
    ),
  }))
  return (
    <div className="min-h-dvh pb-24 text-dense">
      <a
        href="#content"
        className="sr-only z-10 rounded-control bg-ink px-5 py-3 text-paper focus:not-sr-only focus:absolute focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      <header className="page pt-4 print:hidden">
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <p className="flex items-baseline gap-3">
            <Link
              to="/"
              aria-label={`${siteName}, home`}
              className="inline-flex min-h-11 items-center text-2xl"
            >
              <Wordmark name={siteName} className="text-[1.375rem]" />
            </Link>
            <span className="text-ink-soft max-sm:sr-only">Administration</span>
          </p>
          <div className="flex items-center gap-6">
            <GlobalSearch />
            <Link to="/dashboard" className={`${QUIET_LINK} max-sm:hidden`}>
              My dashboard
            </Link>
            <form method="post" action="/sign-out">
              <button type="submit" data-pending="Signing out..." className={`${QUIET_LINK} cursor-pointer`}>
                Sign Out
              </button>
            </form>
          </div>
        </div>
        <LinkTabs label="Administration" items={tabs} />
      </header>
      <Loading />
      <main
        id="content"
        tabIndex={-1}
        className="page pt-8 outline-none [&_:is(h1,h2)]:wrap-anywhere [&_h1]:text-2xl"
      >
        {children}
      </main>
      <footer className="page pt-16 text-ink-soft text-sm print:hidden">
        All times are in {zone.replaceAll('_', ' ')}.
      </footer>
    </div>
  )
}

function TabBadge({ count, of }: { count: number; of: keyof Badges }) {
  if (count === 0) return null
  return (
    <Badge tone={of === 'alerts' ? 'danger' : 'bloom'}>
      {count} <span className="sr-only">{of === 'alerts' ? 'to look at' : 'waiting'}</span>
    </Badge>
  )
}

/** Announces that the next page is loading, after a short delay. */
function Loading() {
  const { state } = useNavigation()
  return (
    <p role="status" className="page h-0 text-right text-ink-soft text-sm">
      {state === 'loading' && <span className="admin-loading animate-breathe">Loading...</span>}
    </p>
  )
}
