import { expect, test } from 'vitest'
import { pageMeta } from './page-meta.ts'

type Arguments = Parameters<ReturnType<typeof pageMeta>>[0]

function argumentsWith(root: object | undefined): Arguments {
  return {
    matches: [{ id: 'root', loaderData: root }],
    location: { pathname: '/quiz' },
  } as unknown as Arguments
}

test('a title is the page and the name of the site, wherever it is shown', () => {
  const tags = pageMeta('Style Quiz')(
    argumentsWith({ siteName: 'Hearth', siteUrl: 'https://hearth.example' }),
  )
  expect(tags).toContainEqual({ title: 'Style Quiz | Hearth' })
  expect(tags).toContainEqual({ property: 'og:title', content: 'Style Quiz | Hearth' })
})

test('shared links name whole addresses', () => {
  const tags = pageMeta('Style Quiz')(
    argumentsWith({ siteName: 'Hearth', siteUrl: 'https://hearth.example' }),
  )
  expect(tags).toContainEqual({ property: 'og:url', content: 'https://hearth.example/quiz' })
  expect(tags).toContainEqual({ property: 'og:image', content: 'https://hearth.example/social.jpg' })
})

test('a page keeps its title when nothing could be loaded', () => {
  expect(pageMeta('Dashboard')(argumentsWith(undefined))).toContainEqual({ title: 'Dashboard | Casabloom' })
})
