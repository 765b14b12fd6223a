import { NavLink } from 'react-router'
import type { SiteLink } from './site-links.ts'

interface SiteLinkListProps {
  links: SiteLink[]
  className: string
  linkClassName: string
}

/** Links of the shell. Signing out is a form, so that it works without scripts; `site-script.js` enhances it. */
export function SiteLinkList({ links, className, linkClassName }: SiteLinkListProps) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.kind === 'page' ? link.to : link.kind}>
          {link.kind === 'page' ? (
            <NavLink to={link.to} end={link.to === '/'} className={linkClassName}>
              {link.text}
            </NavLink>
          ) : (
            <form method="post" action="/sign-out">
              <button type="submit" className={`${linkClassName} cursor-pointer`}>
                Sign Out
              </button>
            </form>
          )}
        </li>
      ))}
    </ul>
  )
}
