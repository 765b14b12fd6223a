import { type ReactNode, useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { TAB, TAB_LIST } from './tab-style.ts'

/** Tabs whose views have addresses of their own. */
export function LinkTabs({
  label,
  items,
}: {
  label: string
  items: { to: string; label: ReactNode; end?: boolean }[]
}) {
  const row = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current tab
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

/** Scrolls the current tab into view in a row that is too narrow, without scrolling the page. */
function showCurrent(row: HTMLElement | null) {
  const tab = row?.querySelector<HTMLElement>('[aria-current=page]')
  if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
}
