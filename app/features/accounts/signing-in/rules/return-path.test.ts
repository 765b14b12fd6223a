import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeReturnPath } from './return-path.ts'

const SITE = 'https://casabloom.example'

test.each([
  ['/dashboard', '/dashboard'],
  ['/dashboard?from=email&redesign=ready', '/dashboard?from=email&redesign=ready'],
  ['/blog/a-post#end', '/blog/a-post#end'],
  ['/a/../quiz', '/quiz'],
  ['/authors', '/authors'],
])('%s is a return path', (returnTo, path) => {
  expect(safeReturnPath(returnTo)).toBe(path)
})

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\\\\evil.example',
  ' //evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/%2e//evil.example',
  'javascript:alert(1)',
  'data:text/html,hello',
  'dashboard',
  '',
  '/auth',
  '/auth?returnTo=/auth',
  '/sign-out',
  null,
  undefined,
  ['/dashboard'],
  `/${'a'.repeat(2000)}`,
])('%j is no return path', (returnTo) => {
  expect(safeReturnPath(returnTo)).toBeUndefined()
})

test('any input yields a path on this site', () => {
  const nasty = fc.string({
    unit: fc.constantFrom('/', '\\', '.', ':', '@', '%2f', '%5c', '\t', '\n', 'e', '?'),
  })
  fc.assert(
    fc.property(fc.oneof(nasty, fc.webUrl(), fc.string()), (returnTo) => {
      const path = safeReturnPath(returnTo) ?? safeReturnPath(`/${returnTo}`)
      if (path === undefined) return
      expect(new URL(path, SITE).origin).toBe(SITE)
      // A browser follows a redirect as written and normalises it once more.
      expect(new URL(new URL(path, SITE).href.slice(SITE.length), SITE).origin).toBe(SITE)
    }),
    { numRuns: 2000 },
  )
})

test('a browser that lacks URL.parse reads return paths too', ({ onTestFinished }) => {
  const { parse } = URL
  onTestFinished(() => {
    URL.parse = parse
  })
  Reflect.deleteProperty(URL, 'parse')
  expect(safeReturnPath('/dashboard?from=email')).toBe('/dashboard?from=email')
  expect(safeReturnPath('/http://[')).toBe('/http://[')
})
