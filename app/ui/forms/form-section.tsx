import { type ReactNode, useId } from 'react'

/** A section of a long form: its title, one sentence about its purpose, and its fields. */
export function FormSection({
  id: sectionId,
  title,
  sentence,
  children,
}: {
  /** For links to it. */
  id?: string
  title: string
  sentence?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section id={sectionId} aria-labelledby={id} className="grid gap-6 border-line border-t pt-8">
      <header>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {sentence && <p className="mt-1 text-ink-soft">{sentence}</p>}
      </header>
      {children}
    </section>
  )
}
