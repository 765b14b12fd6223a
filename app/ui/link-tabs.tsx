import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { TAB, TAB_LIST } from './tab-style.ts'

/** Views with an address each. */
export function LinkTabs({
  label,
  items,
}: {
  label: string
  items: { to: string; label: ReactNode; end?: boolean }[]
}) {
  return (
    <nav aria-label={label} className={TAB_LIST}>
      {items.map((item) => (
        <NavLink key={item.to} to={item.to} end={item.end} className={TAB}>
          {item.label}
        </NavLink>
      ))}
    </nav>
  )
}
