import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'

/** Number of characters from which a value gets a row of its own. */
const LONG = 160

interface FactsProps {
  facts: [name: string, value: ReactNode][]
  columns?: 1 | 2
}

/** Names and values with hairlines, in two columns if there is room. Keeps line breaks. */
export function Facts({ facts, columns = 2 }: FactsProps) {
  return (
    <dl className={classNames('grid gap-x-12', columns === 2 && 'md:grid-cols-2')}>
      {facts.map(([name, value]) => (
        <div
          key={name}
          className={classNames(
            'grid border-line border-b py-2.5',
            typeof value === 'string' && value.length > LONG
              ? classNames('grid-cols-1 gap-1', columns === 2 && 'md:col-span-2')
              : 'gap-x-4 min-[24rem]:grid-cols-[minmax(8rem,36%)_minmax(0,1fr)]',
          )}
        >
          <dt className="text-ink-soft">{name}</dt>
          <dd className="wrap-anywhere max-w-text whitespace-pre-line tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
