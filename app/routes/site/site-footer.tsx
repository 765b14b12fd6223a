import { Wordmark } from '#app/ui/brand/wordmark.tsx'
import { SiteLinkList } from './site-link-list.tsx'
import { footerLinks } from './site-links.ts'
import type { Visitor } from './visitor.ts'

/** The footer of every page with a shell. */
export function SiteFooter({ siteName, visitor }: { siteName: string; visitor: Visitor | null }) {
  return (
    <footer className="on-dark bg-forest text-paper print:hidden">
      <div className="page grid gap-10 py-14 md:py-20">
        <div className="flex flex-wrap items-start justify-between gap-x-16 gap-y-10">
          <Wordmark name={siteName} className="text-3xl [&_svg]:text-paper" />
          <nav aria-label="Footer">
            <SiteLinkList
              links={footerLinks(visitor)}
              className="flex flex-wrap gap-x-8"
              linkClassName="inline-flex min-h-11 items-center decoration-1 underline-offset-4 hover:underline"
            />
          </nav>
        </div>
        {/* At the turn of the year the server, its stored pages and a browser may live in different years. */}
        <p suppressHydrationWarning className="border-paper/25 border-t pt-6 text-sm">
          © {new Date().getFullYear()} {siteName}
        </p>
      </div>
    </footer>
  )
}
