import { type ReactNode, useId } from 'react'

interface AccountSectionProps {
  title: string
  /** A sentence about the section's purpose. */
  about: ReactNode
  children: ReactNode
}

/** A section of the account page: its description on the left, its forms on the right. */
export function AccountSection({ title, about, children }: AccountSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-6 border-line border-t py-10 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-16 md:py-14"
    >
      <div>
        <h2 id={id} className="text-xl leading-8">
          {title}
        </h2>
        <p className="mt-2 text-dense text-ink-soft">{about}</p>
      </div>
      <div className="max-w-form">{children}</div>
    </section>
  )
}
