import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'

const TAB =
  'inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-2 border-transparent border-b-2 px-1 font-medium text-ink-soft transition-colors hover:text-ink data-active:border-bloom data-active:text-ink aria-[current=page]:border-bloom aria-[current=page]:text-ink'

const LIST = 'relative flex gap-6 overflow-x-auto border-line border-b'

export interface TabItem {
  value: string
  label: ReactNode
  content: ReactNode
}

/** Views that change in place. Where a view has an address of its own, use `LinkTabs`. */
export function Tabs({
  label,
  items,
  defaultValue = items[0]?.value,
}: {
  label: string
  items: TabItem[]
  defaultValue?: string
}) {
  return (
    <BaseTabs.Root defaultValue={defaultValue}>
      <BaseTabs.List aria-label={label} activateOnFocus className={LIST}>
        {items.map((item) => (
          <BaseTabs.Tab key={item.value} value={item.value} className={TAB}>
            {item.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {items.map((item) => (
        <BaseTabs.Panel key={item.value} value={item.value} className="pt-6">
          {item.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}

/** Views with an address each. */
export function LinkTabs({
  label,
  items,
}: {
  label: string
  items: { to: string; label: ReactNode; end?: boolean }[]
}) {
  return (
    <nav aria-label={label} className={LIST}>
      {items.map((item) => (
        <NavLink key={item.to} to={item.to} end={item.end} className={TAB}>
          {item.label}
        </NavLink>
      ))}
    </nav>
  )
}
