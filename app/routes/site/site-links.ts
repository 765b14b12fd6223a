import { isStaffRole } from '#app/lib/roles.ts'
import type { Visitor } from './visitor.ts'

/** A link in the navigation. `signOut` is a form, not a page. */
export type SiteLink = { kind: 'page'; to: string; text: string } | { kind: 'signOut' }

const PAGES = {
  home: { to: '/', text: 'Home' },
  quiz: { to: '/quiz', text: 'Style Quiz' },
  signIn: { to: '/auth', text: 'Sign In' },
  dashboard: { to: '/dashboard', text: 'Dashboard' },
  blog: { to: '/blog', text: 'Blog' },
  admin: { to: '/admin', text: 'Admin' },
  about: { to: '/about', text: 'About' },
  services: { to: '/services', text: 'Services' },
  terms: { to: '/terms', text: 'Terms' },
}

type Place = keyof typeof PAGES | 'signOut'

function linksTo(places: Place[]): SiteLink[] {
  return places.map((place) =>
    place === 'signOut' ? { kind: 'signOut' } : { kind: 'page', ...PAGES[place] },
  )
}

/** Links in the navigation bar and in the menu on small screens. */
export function navigationLinks(visitor: Visitor | null): SiteLink[] {
  if (!visitor) return linksTo(['quiz', 'blog', 'signIn'])
  return linksTo(['dashboard', 'blog', ...(isStaffRole(visitor.role) ? (['admin'] as const) : []), 'signOut'])
}

/** Links in the footer. */
export function footerLinks(visitor: Visitor | null): SiteLink[] {
  return linksTo(['home', 'quiz', visitor ? 'signOut' : 'signIn', 'about', 'services', 'terms'])
}
