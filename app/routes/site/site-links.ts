import { isStaffRole } from '#app/lib/roles.ts'
import type { Visitor } from './visitor.ts'

/** A place in the navigation. `signOut` is not a page but a form. */
export type SiteLink = { kind: 'page'; to: string; text: string } | { kind: 'signOut' }

interface SitePage {
  to: string
  text: string
  /** A page that is still being built is not linked. */
  isOpen: boolean
}

const PAGES = {
  home: { to: '/', text: 'Home', isOpen: true },
  quiz: { to: '/quiz', text: 'Style Quiz', isOpen: true },
  signIn: { to: '/auth', text: 'Sign In', isOpen: true },
  dashboard: { to: '/dashboard', text: 'Dashboard', isOpen: true },
  blog: { to: '/blog', text: 'Blog', isOpen: true },
  admin: { to: '/admin', text: 'Admin', isOpen: true },
  about: { to: '/about', text: 'About', isOpen: true },
  services: { to: '/services', text: 'Services', isOpen: true },
  terms: { to: '/terms', text: 'Terms', isOpen: true },
} satisfies Record<string, SitePage>

type Place = keyof typeof PAGES | 'signOut'

function linksTo(places: Place[]): SiteLink[] {
  return places.flatMap((place): SiteLink[] => {
    if (place === 'signOut') return [{ kind: 'signOut' }]
    const { to, text, isOpen } = PAGES[place]
    return isOpen ? [{ kind: 'page', to, text }] : []
  })
}

/** Whether a page is there to be linked. */
export const isOpen = (page: keyof typeof PAGES): boolean => PAGES[page].isOpen

/** Links of the navigation bar and of the menu on small screens. */
export function navigationLinks(visitor: Visitor | null): SiteLink[] {
  if (!visitor) return linksTo(['quiz', 'blog', 'signIn'])
  return linksTo(['dashboard', 'blog', ...(isStaffRole(visitor.role) ? (['admin'] as const) : []), 'signOut'])
}

/** Links of the footer. */
export function footerLinks(visitor: Visitor | null): SiteLink[] {
  return linksTo(['home', 'quiz', visitor ? 'signOut' : 'signIn', 'about', 'services', 'terms'])
}
