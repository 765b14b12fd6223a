import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { TAB, TAB_LIST } from './tab-style.ts'

/** A separate module, for pages whose tabs all have addresses. */
export { LinkTabs } from './link-tabs.tsx'

export interface TabItem {
  value: string
  label: ReactNode
  content: ReactNode
}

interface TabsProps {
  label: string
  items: TabItem[]
  defaultValue?: string
}

/** Tabs that switch views in place. Where a view has its own address, use `LinkTabs`. */
export function Tabs({ label, items, defaultValue = items[0]?.value }: TabsProps) {
  return (
    <BaseTabs.Root defaultValue={defaultValue}>
      <BaseTabs.List aria-label={label} activateOnFocus className={TAB_LIST}>
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
