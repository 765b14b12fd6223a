import { Menu, X } from 'lucide-react'
import { HomeLink } from '#app/ui/brand/home-link.tsx'
import { Wordmark } from '#app/ui/brand/wordmark.tsx'
import { SiteLinkList } from './site-link-list.tsx'
import { navigationLinks } from './site-links.ts'
import type { Visitor } from './visitor.ts'

const BAR_LINK =
  'inline-flex min-h-11 items-center underline-offset-8 decoration-1 hover:underline aria-[current=page]:underline aria-[current=page]:decoration-bloom'

const ROUND = 'inline-flex size-11 cursor-pointer items-center justify-center rounded-control hover:bg-linen'

/** Wordmark and navigation; on small screens the links sit in a panel that slides in. */
export function SiteHeader({ siteName, visitor }: { siteName: string; visitor: Visitor | null }) {
  const links = navigationLinks(visitor)
  return (
    <header className="border-line border-b print:hidden">
      <div className="page flex min-h-18 items-center justify-between gap-6">
        <HomeLink siteName={siteName} />
        <nav aria-label="Main" className="max-md:hidden">
          <SiteLinkList links={links} className="flex gap-8 text-base" linkClassName={BAR_LINK} />
        </nav>
        <button
          type="button"
          popoverTarget="site-menu"
          aria-label="Menu"
          className={`${ROUND} -mr-2 md:hidden`}
        >
          <Menu aria-hidden strokeWidth={1.5} />
        </button>
      </div>
      <div
        id="site-menu"
        popover="auto"
        className="overlay overlay-right fixed inset-y-0 right-0 left-auto m-0 h-dvh w-80 max-w-[85vw] border-line border-l p-6"
      >
        <div className="flex items-center justify-between">
          <Wordmark name={siteName} className="text-2xl" />
          <button
            type="button"
            popoverTarget="site-menu"
            popoverTargetAction="hide"
            aria-label="Close menu"
            className={`${ROUND} -mr-2`}
          >
            <X aria-hidden strokeWidth={1.5} />
          </button>
        </div>
        <nav aria-label="Menu" className="mt-8">
          <SiteLinkList
            links={links}
            className="grid"
            linkClassName="flex min-h-14 w-full items-center border-line border-t font-display text-xl text-left hover:text-bloom"
          />
        </nav>
      </div>
    </header>
  )
}
