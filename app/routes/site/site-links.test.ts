import { expect, test } from 'vitest'
import { footerLinks, navigationLinks, type SiteLink } from './site-links.ts'

const textsOf = (links: SiteLink[]) => links.map((link) => (link.kind === 'page' ? link.text : 'Sign Out'))

const member = { name: 'Ana', role: 'member' } as const

test('guests see links to the quiz and to sign-in', () => {
  expect(textsOf(navigationLinks(null))).toEqual(expect.arrayContaining(['Style Quiz', 'Sign In']))
  expect(textsOf(navigationLinks(null))).not.toContain('Sign Out')
})

test('members see links to their dashboard and to sign out, and none to the administration', () => {
  const texts = textsOf(navigationLinks(member))
  expect(texts.at(0)).toBe('Dashboard')
  expect(texts.at(-1)).toBe('Sign Out')
  expect(texts).not.toContain('Admin')
})

test('the footer offers sign-in or sign-out, never both', () => {
  expect(textsOf(footerLinks(null))).toContain('Sign In')
  expect(textsOf(footerLinks(null))).not.toContain('Sign Out')
  expect(textsOf(footerLinks(member))).toContain('Sign Out')
  expect(textsOf(footerLinks(member))).not.toContain('Sign In')
})
