import { type ReactNode, useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { TAB, TAB_LIST } from './tab-style.ts'

/** Views with an address each. */
export function LinkTabs({
  label,
  items,
}: {
  label: string
  items: { to: string; label: ReactNode; end?: boolean }[]
}) {
  const row = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another tab that should be in sight
  useEffect(() => showCurrent(row.current), [pathname])
  return (
    <nav ref={row} aria-label={label} className={TAB_LIST}>
      {items.map((item) => (
        <NavLink key={item.to} to={item.to} end={item.end} className={TAB}>
          {item.label}
        </NavLink>
      ))}
    </nav>
  )
}

/** Where the tabs do not fit beside each other, brings the one that is open into sight, without moving the page. */
function showCurrent(row: HTMLElement | null) {
  const tab = row?.querySelector<HTMLElement>('[aria-current=page]')
  if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
}
