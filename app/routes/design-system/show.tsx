import type { ReactNode } from 'react'

/** A section of the design system. */
export function Show({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-6 border-line border-t pt-8">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** Components side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-start gap-4">{children}</div>
}
