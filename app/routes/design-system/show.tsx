import type { ReactNode } from 'react'

/** A chapter of the design system. */
export function Show({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-6 border-line border-t pt-8">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** Parts of one kind beside each other. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-start gap-4">{children}</div>
}
