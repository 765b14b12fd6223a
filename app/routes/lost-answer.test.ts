import { createMemoryRouter, UNSAFE_ErrorResponseImpl as ErrorResponse, redirect } from 'react-router'
import { expect, test } from 'vitest'
import { quietRefreshes } from '#app/lib/async/quiet-refreshes.ts'
import { keepPage, NO_ANSWER } from './lost-answer.ts'
import { shouldRevalidate } from './rooms/board/own-board.tsx'

const PAGE = 'http://localhost/'

/** A page whose form posts to `action`: the replies it shows, and whether the page is still there. */
async function sent(action: () => unknown) {
  const shown: string[] = []
  const loads: number[] = []
  const router = createMemoryRouter([
    {
      id: 'page',
      path: '/',
      middleware: [
        keepPage(
          ({ message }) => shown.push(message!),
          quietRefreshes(),
          () => PAGE,
        ),
      ],
      loader: () => loads.push(1),
      action,
      ErrorBoundary: () => null,
    },
    { path: '/next' },
  ])
  await router.navigate('/')
  const loaded = loads.length
  await router.navigate('/', { formMethod: 'post', formData: new FormData() })
  const { errors, location } = router.state
  return { shown, errors, path: location.pathname, loadedAgain: loads.length > loaded }
}

test('a page whose form got no answer stays and explains why', async () => {
  const answers: [() => unknown, string][] = [
    [() => Promise.reject(new TypeError('Failed to fetch')), 'check your connection'],
    [() => Promise.reject(new Error('Unexpected Server Error')), 'went wrong on our side'],
    [() => Promise.reject(new ErrorResponse(502, 'Bad Gateway', '')), 'went wrong on our side'],
  ]
  for (const [action, reason] of answers) {
    const { shown, ...page } = await sent(action)
    expect(shown).toEqual([expect.stringContaining(reason)])
    expect(page).toEqual({ errors: null, path: '/', loadedAgain: false })
  }
})

test('a page whose form was refused stays and explains why', async () => {
  const refused = { code: 'form_refused', title: 'Submission Failed', message: 'Please shorten it.' }
  const { shown, ...page } = await sent(() => Promise.reject(new ErrorResponse(413, '', refused)))
  expect(shown).toEqual(['Please shorten it.'])
  expect(page).toEqual({ errors: null, path: '/', loadedAgain: false })
})

test('a page whose sender was signed out meanwhile stays and leads to the sign-in page', async () => {
  const address = '/auth?signedOut=true&returnTo=%2F'
  const { shown, ...page } = await sent(() => Promise.reject(redirect(address)))
  expect(shown).toEqual([expect.stringContaining('Nothing you typed is lost')])
  expect(page).toEqual({ errors: null, path: '/', loadedAgain: false })
})

test('a board loads again after every answer of the site, but not without one', () => {
  const url = new URL('http://localhost/')
  const loadsAgain = (actionStatus: number) =>
    shouldRevalidate({
      actionStatus,
      currentUrl: url,
      currentParams: {},
      nextUrl: url,
      nextParams: {},
      defaultShouldRevalidate: false,
    })
  // Too many photos at once get 503, with a reply.
  expect([400, 503].map(loadsAgain)).toEqual([true, true])
  expect(loadsAgain(NO_ANSWER)).toBe(false)
})

test('an answer of the site is shown as usual', async () => {
  expect(await sent(() => ({ saved: true }))).toMatchObject({ shown: [], loadedAgain: true })
  expect(await sent(() => redirect('/next'))).toMatchObject({ shown: [], path: '/next' })
  const refused = await sent(() => Promise.reject(new ErrorResponse(403, '', {})))
  expect(refused.shown).toEqual([])
  expect(refused.errors).toMatchObject({ page: { status: 403 } })
})

/** A page with its data, and a server that may be away. */
async function opened(show: Parameters<typeof keepPage>[0] = () => expect.fail()) {
  const quiet = quietRefreshes()
  const server = { answer: (): unknown => 'before' }
  const router = createMemoryRouter([
    {
      id: 'page',
      path: '/',
      middleware: [keepPage(show, quiet, () => '/')],
      loader: () => server.answer(),
      action: () => 'saved',
      ErrorBoundary: () => null,
    },
  ])
  await router.navigate('/')
  return { quiet, server, router, shown: () => [router.state.loaderData.page, router.state.errors] }
}

test.each([
  ['the connection is lost', new TypeError('Failed to fetch')],
  ['a proxy finds no site', new ErrorResponse(502, 'Bad Gateway', '')],
  ['the site starts', new ErrorResponse(503, 'Service Unavailable', '')],
])('a page that loads itself again stays while %s, and tries once more', async (_what, error) => {
  const { quiet, server, router, shown } = await opened()
  server.answer = () => Promise.reject(error)
  expect(await quiet.load(PAGE, router.revalidate)).toBe(false)
  expect(shown()).toEqual(['before', null])
  server.answer = () => 'after'
  expect(await quiet.load(PAGE, router.revalidate)).toBe(true)
  expect(shown()).toEqual(['after', null])
})

test('a page stays when it cannot be loaded again after its form was answered, and says so once', async () => {
  const told: string[] = []
  const { server, router, shown } = await opened(({ title }) => told.push(title))
  server.answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await router.navigate('/', { formMethod: 'post', formData: new FormData() })
  expect([...shown(), router.state.actionData?.page]).toEqual(['before', null, 'saved'])
  expect(told).toEqual(['This page may be out of date'])
  await router.navigate('/')
  expect(shown()[1]).not.toBeNull()
})

test('a page that somebody opens or loads again says that it cannot be loaded', async () => {
  const lost = new TypeError('Failed to fetch')
  const { quiet, server, router, shown } = await opened()
  server.answer = () => Promise.reject(lost)
  expect(await quiet.load(`${PAGE}elsewhere`, router.revalidate)).toBe(true)
  expect(shown()).toEqual([undefined, { page: lost }])
})

test('a refresh shows what the site says, also that it failed', async () => {
  for (const status of [403, 404, 500]) {
    const { quiet, server, router, shown } = await opened()
    server.answer = () => Promise.reject(new ErrorResponse(status, '', {}))
    expect(await quiet.load(PAGE, router.revalidate)).toBe(true)
    expect(shown()).toMatchObject([undefined, { page: { status } }])
  }
})

test('a submission that is cut off by the next one of its form says nothing', async () => {
  const told: unknown[] = []
  const saved: string[] = []
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const action = async ({ request }: { request: Request }) => {
    const name = String((await request.formData()).get('name'))
    if (name === 'second') return saved.push(name)
    begin()
    return new Promise((_resolve, reject) => {
      const cut = () => reject(new TypeError('Failed to fetch'))
      request.signal.addEventListener('abort', cut)
    })
  }
  const router = createMemoryRouter([
    {
      id: 'page',
      path: '/',
      middleware: [
        keepPage(
          (reply) => told.push(reply),
          quietRefreshes(),
          () => PAGE,
        ),
      ],
      action,
    },
  ])
  const send = (name: string) => {
    const formData = new FormData()
    formData.set('name', name)
    return router.fetch('form', 'page', '/', { formMethod: 'post', formData })
  }
  const first = send('first')
  await begun
  await Promise.all([first, send('second')])
  expect(saved).toEqual(['second'])
  expect(told).toEqual([])
  expect(router.state.errors).toBeNull()
})
