import type { ReactNode } from 'react'

export interface TermsSection {
  /** Fragment of the section's address: `/terms#privacy`. */
  id: string
  title: string
  text: (siteName: string) => ReactNode
}

/** A numbered section of the terms. */
export function NumberedSection({
  number,
  section,
  siteName,
}: {
  number: number
  section: TermsSection
  siteName: string
}) {
  const { id, title, text } = section
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-8">
      <h2 id={`${id}-title`} className="flex gap-3 text-xl">
        <span className="text-bloom tabular-nums">{number}.</span> {title}
      </h2>
      <div className="prose mt-4">{text(siteName)}</div>
    </section>
  )
}
