import type { ReactNode } from 'react'

/** Names and values, in two columns with hairlines. */
export function Facts({ facts }: { facts: [name: string, value: ReactNode][] }) {
  return (
    <dl className="grid gap-x-12 md:grid-cols-2">
      {facts.map(([name, value]) => (
        <div
          key={name}
          className="grid grid-cols-[minmax(8rem,36%)_minmax(0,1fr)] gap-4 border-line border-b py-2.5"
        >
          <dt className="text-ink-soft">{name}</dt>
          <dd className="wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
