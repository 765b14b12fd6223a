import { expect, test } from 'vitest'
import { pageMeta } from './page-meta.ts'

type Arguments = Parameters<ReturnType<typeof pageMeta>>[0]

function argumentsWith(root: object | undefined): Arguments {
  return {
    matches: [{ id: 'root', loaderData: root }],
    location: { pathname: '/quiz' },
  } as unknown as Arguments
}

test('every title consists of the page’s and the site’s name', () => {
  const tags = pageMeta('Style Quiz')(
    argumentsWith({ siteName: 'Hearth', siteUrl: 'https://hearth.example' }),
  )
  expect(tags).toContainEqual({ title: 'Style Quiz | Hearth' })
  expect(tags).toContainEqual({ property: 'og:title', content: 'Style Quiz | Hearth' })
})

test('link previews have absolute addresses', () => {
  const tags = pageMeta('Style Quiz')(
    argumentsWith({ siteName: 'Hearth', siteUrl: 'https://hearth.example' }),
  )
  expect(tags).toContainEqual({ property: 'og:url', content: 'https://hearth.example/quiz' })
  expect(tags).toContainEqual({ property: 'og:image', content: 'https://hearth.example/social.jpg' })
})

test('a page keeps its title when its data could not be loaded', () => {
  expect(pageMeta('Dashboard')(argumentsWith(undefined))).toContainEqual({ title: 'Dashboard | Casabloom' })
})
