import type { PageHandle } from '#app/lib/page-handle.ts'
import { pageMeta } from '../../page-meta.ts'
import { useSiteName } from '../../root-data.ts'
import { AGREEMENT } from './agreement.tsx'
import { PRIVACY } from './privacy.tsx'
import { RULES_OF_THE_HOUSE } from './rules-of-the-house.tsx'
import { NumberedSection } from './terms-section.tsx'

export const handle: PageHandle = { static: true, guestPage: { query: [] } }

export const meta = pageMeta(
  'Terms & Conditions',
  'What we agree on: accounts, credits, AI redesigns, and what happens to your photos.',
)

const SECTIONS = [...AGREEMENT, PRIVACY, ...RULES_OF_THE_HOUSE]

export default function Terms() {
  const siteName = useSiteName()
  return (
    <div className="page grid gap-x-12 gap-y-12 py-12 md:py-20 lg:grid-cols-12">
      <header className="lg:col-span-12">
        <h1 className="text-3xl">Terms & Conditions</h1>
        <p className="mt-5 max-w-text text-ink-soft text-lg">
          Thirteen sections, in words meant to be read. In brief: your photos stay yours and are never sold,
          redesigns are ideas and not building plans, and paid services are final sale unless stated
          otherwise.
        </p>
      </header>
      <nav aria-label="Sections" className="lg:col-span-4">
        <ol className="grid text-dense sm:max-lg:grid-cols-2 lg:sticky lg:top-8">
          {SECTIONS.map(({ id, title }, index) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center gap-3 text-ink-soft underline-offset-4 hover:text-ink hover:underline lg:min-h-9"
              >
                <span className="w-6 text-right tabular-nums">{index + 1}.</span> {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="grid gap-14 lg:col-span-8">
        {SECTIONS.map((section, index) => (
          <NumberedSection key={section.id} number={index + 1} section={section} siteName={siteName} />
        ))}
        <section id="acknowledgment" className="border-line border-t pt-10">
          <h2 className="text-xl">Acknowledgment</h2>
          <p className="mt-4 max-w-text">
            By creating an account you confirm that you have read and understood these terms, that you agree
            to them, and that pictures you upload may be used for marketing with personal information removed.
          </p>
        </section>
      </div>
    </div>
  )
}
