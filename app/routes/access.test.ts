/** Access control: every route of the site map declares who may open it, and the tests check it over HTTP. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setBlocked } from '#app/features/accounts/administration/commands/set-blocked.server.ts'
import { quizImages } from '#app/features/quiz/tables.server.ts'
import { createTestApplication, type TestApplication } from '#tests/builders/application.ts'
import { cookieOf, createAdministrator, createMember } from '#tests/builders/members.ts'
import { chooseAlways } from '#tests/builders/quiz.ts'
import { ROUTE_PATHS } from '#tests/builders/route-paths.ts'
import { SETTINGS_PANELS } from './admin/admin-pages.ts'
import type { Intent } from './forms/run-intent.server.ts'

/** The status of a response, or the target of its redirect. */
type Answer = number | string

interface Access {
  guest: Answer
  member: Answer
  support: Answer
  administrator: Answer
}

const everybody = (answer: Answer): Access => ({
  guest: answer,
  member: answer,
  support: answer,
  administrator: answer,
})

const members = (path: string, answer: Answer = 200): Access => ({
  ...everybody(answer),
  guest: `/auth?returnTo=${encodeURIComponent(path)}`,
})

/** Support may open what administrators may. Everybody else gets 'Redirecting...'. */
const administrators = (answer: Answer = 200): Access => ({
  guest: 403,
  member: 403,
  support: answer,
  administrator: answer,
})

const NOBODY = '00000000-0000-4000-8000-000000000000'
/** Sample values for path parameters. */
const SAMPLES: Record<string, string> = {
  ':file': 'no-such-file',
  ':token': 'no-such-token',
  ':slug': 'no-such-post',
  ':submissionId': NOBODY,
  ':list': 'request',
  ':id': NOBODY,
  ':index': '0',
  ':messageId': NOBODY,
  ':templateId': NOBODY,
  ':which': 'original',
  ':style': 'Zen',
  '*': 'no-such-page',
}

const ACCESS: Record<string, Access> = {
  '/': everybody(200),
  '/about': everybody(200),
  '/services': everybody(200),
  '/terms': everybody(200),
  '/no-such-page': everybody(404),
  '/blog': everybody(200),
  '/blog/search': everybody(200),
  '/blog/rss.xml': everybody(200),
  '/sitemap.xml': everybody(200),
  '/robots.txt': everybody(200),
  '/blog/no-such-post': everybody(404),
  '/blog/pictures/no-such-file': everybody(404),
  '/quiz': everybody(200),
  '/auth': { guest: 200, member: '/dashboard', support: '/admin', administrator: '/admin' },
  '/auth/code': { guest: '/auth', member: '/dashboard', support: '/admin', administrator: '/admin' },
  '/auth/reset-password': everybody(200),
  '/reset-password': everybody(200),
  '/welcome': members('/welcome'),
  '/dashboard': members('/dashboard'),
  '/credits': members('/credits'),
  [`/checkout/${NOBODY}`]: members(`/checkout/${NOBODY}`, 404),
  [`/purchases/${NOBODY}`]: members(`/purchases/${NOBODY}`, 404),
  '/contact': everybody(200),
  '/account': members('/account'),
  '/account/second-factor': members('/account/second-factor'),
  '/account/data.zip': members('/account/data.zip'),
  '/join': everybody(410),
  '/confirm-email': everybody('/account?email=expired'),
  '/designer-request': everybody(200),
  '/design-intake-form/no-such-token': everybody(404),
  '/rooms': everybody('/dashboard'),
  '/upload': members('/upload'),
  '/together': members('/together'),
  '/together/no-such-token': everybody(404),
  '/s/no-such-token': everybody(404),
  '/s/no-such-token/original': everybody(404),
  [`/s/no-such-token/board/${NOBODY}`]: everybody(404),
  [`/rooms/${NOBODY}`]: members(`/rooms/${NOBODY}`, 404),
  [`/rooms/${NOBODY}/delete`]: members(`/rooms/${NOBODY}/delete`, 404),
  [`/rooms/${NOBODY}/board/${NOBODY}`]: members(`/rooms/${NOBODY}/board/${NOBODY}`, 404),
  [`/rooms/${NOBODY}/status`]: members(`/rooms/${NOBODY}/status`, 404),
  [`/rooms/${NOBODY}/styles`]: members(`/rooms/${NOBODY}/styles`, 404),
  [`/rooms/${NOBODY}/styles/Zen`]: everybody(404),
  [`/rooms/${NOBODY}/regions`]: everybody(404),
  [`/pictures/${NOBODY}/original`]: everybody(404),
  '/admin': administrators(),
  '/admin/badges': administrators(),
  '/admin/users': administrators(),
  '/admin/users.csv': administrators(),
  [`/admin/users/${NOBODY}`]: administrators(404),
  [`/admin/users/${NOBODY}/lists/no-such-file`]: administrators(404),
  '/admin/uploads': administrators(),
  '/admin/uploads.csv': administrators(),
  [`/admin/uploads/${NOBODY}`]: administrators(404),
  '/admin/payments': administrators(),
  '/admin/payments.csv': administrators(),
  '/admin/quizzes': administrators(),
  '/admin/quizzes.csv': administrators(),
  '/admin/designer': administrators(),
  '/admin/designer.csv': administrators(),
  '/admin/designer/preview': administrators(405),
  [`/admin/designer/${NOBODY}/board`]: administrators(404),
  '/admin/intake': administrators(),
  '/admin/intake.csv': administrators(),
  [`/admin/intake/${NOBODY}/print`]: administrators(404),
  [`/admin/consultation-photos/request/${NOBODY}/0`]: administrators(404),
  '/admin/feedback': administrators(),
  '/admin/feedback.csv': administrators(),
  '/admin/settings': administrators(SETTINGS_PANELS[0]!.to),
  '/admin/settings/ai': administrators(),
  '/admin/search': administrators(),
  '/admin/settings/quiz-pictures': administrators(),
  '/admin/settings/quiz-pictures.csv': administrators(),
  '/admin/settings/styles': administrators(),
  '/admin/settings/styles.csv': administrators(),
  '/admin/settings/shopping': administrators(),
  '/admin/settings/credits': administrators(),
  '/admin/settings/credits/analytics': administrators(),
  '/admin/settings/email-templates': administrators(),
  '/admin/settings/email-templates.csv': administrators(),
  [`/admin/settings/email-templates/${NOBODY}`]: administrators(404),
  [`/admin/settings/email-templates/${NOBODY}/preview`]: administrators(404),
  '/admin/settings/blog': administrators(),
  '/admin/settings/blog.csv': administrators(),
  '/admin/settings/blog/pictures': administrators(405),
  '/admin/settings/blog/preview': administrators(405),
  [`/admin/settings/blog/${NOBODY}`]: administrators(404),
  '/admin/settings/testimonials': administrators(),
  '/admin/settings/testimonials.csv': administrators(),
  '/admin/settings/outbox': administrators(),
  '/admin/settings/outbox.csv': administrators(),
  [`/admin/settings/outbox/${NOBODY}`]: administrators(404),
  '/admin/settings/jobs': administrators(),
  '/admin/settings/jobs.csv': administrators(),
  '/admin/settings/team': administrators(),
  '/admin/settings/audit-log': administrators(),
  '/admin/settings/audit-log.csv': administrators(),
  '/quiz-pictures/no-such-file': everybody(404),
  [`/checkout/${NOBODY}/return`]: {
    ...everybody('/dashboard'),
    guest: `/auth?returnTo=${encodeURIComponent(`/checkout/${NOBODY}/return`)}`,
  },
  // The webhook identifies its sender by a signature of the body's raw bytes.
  '/stripe/webhook': everybody(405),
  '/sign-out': everybody('/'),
}

/** Pages that stay open to blocked people. */
const OPEN_TO_THE_BLOCKED = ['/contact', '/terms', '/sign-out']

const sampleOf = (path: string) =>
  path
    .split('/')
    .filter((part) => !part.endsWith('?'))
    .map((part) => SAMPLES[part] ?? part.replace(/^:\w+Id$/, NOBODY))
    .join('/')

const PATHS = ROUTE_PATHS.map(sampleOf)

/** The address that a running page requests when a link is followed. */
const dataPathOf = (path: string) => (path.endsWith('/') ? `${path}_.data` : `${path}.data`)

let application: TestApplication
const cookies: Record<string, string | undefined> = {}

beforeAll(async () => {
  application = await createTestApplication()
  const { services } = application
  await services.database.delete(quizImages)
  for (const style of ['Zen', 'Japandi']) await chooseAlways(services, style, 20)
  cookies.member = await cookieOf(services, await createMember(services))
  cookies.support = await cookieOf(services, await createMember(services, { role: 'support' }))
  cookies.administrator = await cookieOf(services, await createMember(services, { role: 'administrator' }))
  // Created signed in, then blocked.
  const blocked = await createMember(services)
  cookies.blocked = await cookieOf(services, blocked)
  const change = { userId: blocked.userId, blocked: true, reason: 'Spam' }
  await setBlocked(services, await createAdministrator(services), change)
  const both = { role: 'administrator', blocked: true } as const
  cookies['blocked administrator'] = await cookieOf(services, await createMember(services, both))
})

afterAll(() => application[Symbol.asyncDispose]())

function ask(path: string, who: string, method = 'GET') {
  const cookie = cookies[who]
  return application.fetch(path, {
    method,
    ...(cookie && { cookie }),
    ...(method === 'POST' && { form: {} }),
  })
}

test('a guest returns to the page, however its path is written', async () => {
  for (const path of ['/dashboard/', '/dashboard/_.data', '/dashboard.data']) {
    const response = await ask(path, 'guest')
    const answer = response.headers.get('Location') ?? (await response.text())
    expect(answer, path).toMatch(/\/auth\?returnTo=%2Fdashboard(%2F)?("|$)/)
  }
})

test('every route declares who may open it', () => {
  expect(Object.keys(ACCESS).sort()).toEqual([...PATHS].sort())
})

describe.each(['guest', 'member', 'support', 'administrator'] as const)('%s', (who) => {
  test.each(PATHS)('%s', async (path) => {
    const response = await ask(path, who)
    expect(response.headers.get('Location') ?? response.status).toBe(ACCESS[path]?.[who])
  })

  test.each(PATHS)('%s as data', async (path) => {
    const response = await ask(dataPathOf(path), who)
    const answer = ACCESS[path]?.[who]
    if (typeof answer === 'string') {
      expect(response.status).toBe(202)
      expect(await response.text()).toContain(JSON.stringify(answer))
    } else expect(response.status).toBe(answer)
  })
})

describe.each(['blocked', 'blocked administrator'])('%s', (who) => {
  const closed = PATHS.filter((path) => !OPEN_TO_THE_BLOCKED.includes(path))

  test.each(closed.flatMap((path) => [path, dataPathOf(path)]))('%s is closed', async (path) => {
    const response = await ask(path, who)
    expect(response.status).toBe(403)
    expect(await response.text()).toMatch(/account_restricted|Account Access Restricted/)
  })

  test.each(closed.flatMap((path) => [path, dataPathOf(path)]))('%s takes no form', async (path) => {
    expect((await ask(path, who, 'POST')).status).toBe(403)
  })

  test.each(OPEN_TO_THE_BLOCKED)('%s stays open', async (path) => {
    expect((await ask(path, who)).status).not.toBe(403)
  })
})

/** Modules of intents, with a page that offers them. */
const PAGES_OF_INTENTS: Record<string, string> = {
  './admin/designer/request-intents.server.ts': '/admin/designer',
  './admin/feedback/feedback-intents.server.ts': '/admin/feedback',
  './admin/intake/intake-intents.server.ts': '/admin/intake',
  './admin/settings/blog/post-intents.server.ts': '/admin/settings/blog/new',
  './admin/settings/credit-intents.server.ts': '/admin/settings/credits',
  './admin/settings/jobs/job-intents.server.ts': '/admin/settings/jobs',
  './admin/settings/outbox/outbox-intents.server.ts': '/admin/settings/outbox',
  './admin/settings/quiz-pictures/picture-intents.server.ts': '/admin/settings/quiz-pictures',
  './admin/settings/styles/style-intents.server.ts': '/admin/settings/styles',
  './admin/settings/team/team-intents.server.ts': '/admin/settings/team',
  './admin/settings/templates/template-intents.server.ts': '/admin/settings/email-templates',
  './admin/settings/testimonials/testimonial-intents.server.ts': '/admin/settings/testimonials',
  './admin/uploads/upload-intents.server.ts': '/admin/uploads',
  './admin/users/user-intents.server.ts': '/admin/users',
}
/** Everything that support may do. Every other intent must be refused. */
const DONE_BY_SUPPORT = [
  '/admin/designer assign',
  '/admin/designer note',
  '/admin/designer reply',
  '/admin/designer status',
  '/admin/designer status-selected',
  '/admin/feedback status',
  '/admin/feedback status-selected',
  '/admin/intake review',
  '/admin/settings/outbox send-again',
  '/admin/settings/outbox send-again-selected',
]
/** Forms that are read in another way, with one of their fields. */
const OTHER_FORMS: [page: string, intent: string][] = [
  ...['save', 'remove-key', 'restore', 'test-connection', 'test-redesign'].map((intent): [string, string] => [
    '/admin/settings/ai',
    intent,
  ]),
  ['/admin/settings/blog/pictures', ''],
  ['/admin/settings/blog/preview', ''],
]

const intentModules = import.meta.glob<Record<string, Record<string, Intent>>>(
  './admin/**/*-intents.server.ts',
  {
    eager: true,
  },
)
const allIntents = Object.entries(intentModules).flatMap(([file, module]) =>
  Object.values(module).flatMap((intents) =>
    Object.keys(intents).map((intent): [string, string] => [PAGES_OF_INTENTS[file] ?? file, intent]),
  ),
)

/** Expects the reason for the refusal, on a page with the administration's tabs or as data for a script. */
function expectRefusal(answer: string, what: string) {
  expect(answer, what).toContain('Only administrators can do this')
  expect(answer, what).toContain('Nothing was changed; ask an administrator to do it.')
  if (!answer.startsWith('{')) expect(answer, what).toContain('aria-label="Administration"')
  expect(answer, what).not.toMatch(/Something went wrong|The light went out/)
}

test('support may use the listed intents, and every other one is refused with the reason', async () => {
  const { support: cookie = '' } = cookies
  const done: string[] = []
  for (const [page, intent] of [...allIntents, ...OTHER_FORMS]) {
    const answer = await application.fetch(page, { cookie, form: { intent } })
    if (answer.status === 403) expectRefusal(await answer.text(), `${page} ${intent}`)
    else done.push(`${page} ${intent}`)
  }
  expect(done.sort()).toEqual(DONE_BY_SUPPORT)
})

test('support adds no quiz pictures', async () => {
  const { support: cookie = '' } = cookies
  const form = { photos: new File(['x'], 'x.jpg', { type: 'image/jpeg' }) }
  const answer = await application.fetch('/admin/settings/quiz-pictures', { cookie, form })
  expect(answer.status).toBe(403)
  expectRefusal(await answer.text(), 'quiz pictures')
})
