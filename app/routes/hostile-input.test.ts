/** No address and no form makes the server fail, however malformed: the answer is a page, a refusal or a notice. */
import * as build from 'virtual:react-router/server-build'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApplication, type TestApplication, type TestRequest } from '#tests/builders/application.ts'
import { COSTLY_BODIES } from '#tests/builders/costly-bodies.ts'
import { cookieOf, createMember } from '#tests/builders/members.ts'
import { ROUTE_PATHS } from '#tests/builders/route-paths.ts'

/** Malformed values, URL-encoded. */
const BENT = [
  '%00',
  'a%00b',
  '-1',
  '1e999',
  '99999999999999999999',
  '__proto__',
  "'%22%3C%5C%25_",
  'x'.repeat(3000),
]

/** Query parameters that pages read. */
const QUERY =
  'page size search q status sort direction view open days period type style token returnTo payment name'
    .concat(
      ' action actor state kind room compare before after seed error mode email width version edit with',
    )
    .split(' ')

/** Fields that forms send. */
const FIELDS =
  'name email password confirmation currentPassword token uploadId redesignId feedback style rating message'
    .concat(
      ' userId kind amount reason submissionId requestId feedbackId id postId title slug content excerpt subject',
    )
    .concat(
      ' html body status change version showsName pairToken pictureId styleId customMessage notes adminNotes search voterName',
    )
    .concat(
      ' freeRoomCredits priceCents roomRedesignPrompt modelImageGeneration monthlyBudget selections roomType',
    )
    .concat(' thingId price budget got shared colour material size seenPrice searches board')
    .split(' ')

const INTENTS =
  'delete retry revise share rate change-style change-name change-email end-session block grant-credits'
    .concat(' take-back-credits')
    .concat(
      ' save create update status preview restore test reply duplicate refill activate edit add delete-all',
    )
    .concat(
      ' add-thing change-thing price-thing tick-thing remove-thing find-things budget notes share-board',
    )
    .concat(' invite end join leave constructor __proto__ toString hasOwnProperty')
    .split(' ')

let application: TestApplication
const cookies: Record<string, string | undefined> = {}

beforeAll(async () => {
  application = await createTestApplication()
  const { services } = application
  cookies.administrator = await cookieOf(services, await createMember(services, { role: 'administrator' }))
})

afterAll(() => application[Symbol.asyncDispose]())

const NOBODY = '00000000-0000-4000-8000-000000000000'
const partsOf = (path: string, value: string) => path.replace(/:\w+\??|\*/g, value)

/** Bodies with their types: not a form, half a form, another page's form, and a form with NUL in every field. */
const BODIES: [type: string, body: string][] = [
  ['application/json', '{"intent":'],
  ['text/plain', 'intent=delete'],
  ['multipart/form-data', 'no boundary'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="intent"\r\n\r\ndele'],
  ['application/x-www-form-urlencoded', '%=&%ZZ=%&=x&intent=%C3'],
  [
    'application/x-www-form-urlencoded',
    '__proto__[a]=1&constructor[prototype][b]=2&a[4294967294]=3&a[-1]=4&b[][][]=5',
  ],
  ...INTENTS.map((intent): [string, string] => [
    'application/x-www-form-urlencoded',
    [`intent=${intent}`, ...FIELDS.map((field) => `${field}=a%00b`)].join('&'),
  ]),
]

/** Sends all requests. @returns those at which the server failed */
async function failures(who: string, requests: [path: string, request?: TestRequest][]): Promise<string[]> {
  const failed: string[] = []
  for (const [path, request] of requests) {
    const cookie = cookies[who]
    const response = await application.fetch(path, { ...request, ...(cookie && { cookie }) })
    await response.text()
    if (response.status >= 500)
      failed.push(`${path.slice(0, 100)} ${request?.body?.slice(0, 200) ?? ''}: ${response.status}`)
  }
  return failed
}

const WITH_PARTS = ROUTE_PATHS.filter((path) => partsOf(path, '') !== path)
const WITH_ACTION = Object.values(build.routes)
  .filter((route) => route?.module.action && route.path !== 'sign-out')
  .map((route) => ({ path: addressOf(route!), isPage: Boolean(route!.module.default) }))

/** A route's path with its parents' paths. */
function addressOf({ path = '', parentId }: NonNullable<(typeof build.routes)[string]>): string {
  const parent = parentId && build.routes[parentId]
  return (parent ? addressOf(parent) : '') + (path && `/${path}`)
}

/** Administrators may open what members may. */
describe.each(['guest', 'administrator'])('%s', (who) => {
  test.each(WITH_PARTS)('%s with malformed parameters', async (path) => {
    expect(
      await failures(
        who,
        BENT.map((value) => [partsOf(path, value)]),
      ),
    ).toEqual([])
  })

  test.each(ROUTE_PATHS)('%s with a malformed query', async (path) => {
    // Each name gets every third value. Across the routes it meets all of them.
    const queries = [0, 3, 6].map((turn) =>
      QUERY.map((name, index) => `${name}=${BENT[(index + turn) % BENT.length]!.slice(0, 200)}`).join('&'),
    )
    expect(
      await failures(
        who,
        queries.map((query) => [`${partsOf(path, NOBODY)}?${query}`]),
      ),
    ).toEqual([])
  })

  test.each(WITH_ACTION)('$path with bodies that are not its form', async ({ path, isPage }) => {
    const address = partsOf(path, NOBODY) + (isPage ? '.data' : '')
    const sent = BODIES.map(([type, body]): [string, TestRequest] => [
      address,
      { body, headers: { 'Content-Type': type } },
    ])
    expect(await failures(who, sent)).toEqual([])
  })
})

// Every action reads an administrator's body. Most refuse a guest's unread.
test.each(WITH_ACTION)('$path with bodies that are costly to read', async ({ path, isPage }) => {
  const address = partsOf(path, NOBODY) + (isPage ? '.data' : '')
  const slow: string[] = []
  for (const [shape, type, body] of COSTLY_BODIES) {
    const send = () => failures('administrator', [[address, { body, headers: { 'Content-Type': type } }]])
    const ms = await busyMs(send)
    // A single slow run may have been garbage collection.
    if (ms > MAX_BUSY_MS && (await busyMs(send)) > MAX_BUSY_MS) slow.push(`${shape}: ${ms} ms`)
  }
  expect(slow).toEqual([])
})

/** Maximum time in milliseconds for which one request may block all others. */
const MAX_BUSY_MS = 100

/** Milliseconds of work on the thread that answers everybody. Waiting does not count. */
async function busyMs(send: () => Promise<string[]>): Promise<number> {
  const before = process.threadCpuUsage()
  expect(await send()).toEqual([])
  const { user, system } = process.threadCpuUsage(before)
  return Math.round((user + system) / 1000)
}

const HEADERS: [name: string, value: string][] = [
  ['Cookie', 'voter=%E0%A4%A; browser=%00; casabloom.session_token=%FF.%FF; =; ;;'],
  ['Cookie', `casabloom.session_token=${'x'.repeat(6000)}`],
  ['Origin', 'null'],
  ['Origin', 'not an address'],
  ['X-Forwarded-For', "'; DROP TABLE users --"],
  ['User-Agent', 'x'.repeat(6000)],
  ['Accept', ', , ;q=NaN'],
  ['Accept-Encoding', 'br;q=2, *;q=-1'],
  ['If-None-Match', 'W/'],
  ['If-Modified-Since', 'yesterday'],
  ['Range', 'bytes=9-1'],
]

test.each(HEADERS)('no header %s makes the server fail: %s', async (name, value) => {
  const failed: string[] = []
  for (const path of ROUTE_PATHS) {
    const response = await application.fetch(partsOf(path, NOBODY), { headers: { [name]: value } })
    await response.text()
    if (response.status >= 500) failed.push(`${path}: ${response.status}`)
  }
  expect(failed).toEqual([])
})
