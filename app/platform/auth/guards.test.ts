import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Administrator, Visitor } from './actor.ts'
import {
  optionalMember,
  requireAdministrator,
  requireMember,
  requireStaff,
  visitorContext,
} from './guards.ts'
import { staffOnly } from './staff-only.ts'

const member: Visitor = {
  userId: '7d9e0f5e-0000-4000-8000-000000000000',
  email: 'ada@example.com',
  name: 'Ada',
  role: 'member',
  blocked: false,
}
const administrator: Visitor = { ...member, role: 'administrator' }

function contextOf(visitor: Visitor | null) {
  const context = new RouterContextProvider()
  context.set(visitorContext, visitor)
  return context
}

/** The response that a guard throws. */
function refusal(guard: () => unknown): Response {
  try {
    guard()
  } catch (thrown) {
    return thrown as Response
  }
  throw new Error('The guard let everybody pass')
}

test.each([
  ['a guest', null],
  ['a member', member],
  ['a blocked administrator', { ...administrator, blocked: true }],
])('%s is redirected from the administration to the home page', (_who, visitor) => {
  const answer = refusal(() => requireAdministrator(contextOf(visitor)))
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe('/')
})

test('an administrator passes, also as a member', () => {
  const context = contextOf(administrator)
  expect(requireAdministrator(context).role).toBe('administrator')
  expect(requireMember(context, new Request('http://localhost/dashboard')).userId).toBe(member.userId)
})

test('a guest is redirected to the sign-in page, which leads back to the page or to that of the form', () => {
  const get = refusal(() =>
    requireMember(contextOf(null), new Request('http://localhost/dashboard.data?room=1')),
  )
  expect(get.headers.get('location')).toBe('/auth?returnTo=%2Fdashboard%3Froom%3D1')
  const leadsTo = (headers: Record<string, string>) => {
    const post = new Request('http://localhost/rooms', { method: 'POST', headers })
    return refusal(() => requireMember(contextOf(null), post)).headers.get('location')
  }
  expect(leadsTo({})).toBe('/auth?signedOut=true')
  expect(leadsTo({ Referer: 'http://localhost/dashboard?room=1' })).toBe(
    '/auth?signedOut=true&returnTo=%2Fdashboard%3Froom%3D1',
  )
})

test('a blocked person does not pass as a member', () => {
  expect(optionalMember(contextOf({ ...member, blocked: true }))).toBeNull()
  expect(optionalMember(contextOf(null))).toBeNull()
})

test('support opens the administration but does not compile as an administrator', () => {
  const context = contextOf({ ...member, role: 'support' })
  const staff = requireStaff(context)
  expect(staff.role).toBe('support')
  // @ts-expect-error: a command for administrators does not accept support.
  const administrator: Administrator = staff
  expect(administrator.role).not.toBe('administrator')
  expect(() => requireAdministrator(context)).toThrow()
})

test('the form of a guest in the administration leads to the sign-in page, that of a member home', async () => {
  const answerTo = async (visitor: Visitor | null) => {
    const request = new Request('http://localhost/admin/feedback', { method: 'POST' })
    const url = new URL(request.url)
    const sent = { request, url, pattern: url.pathname, params: {}, context: contextOf(visitor) }
    try {
      return await staffOnly(sent, async () => new Response())
    } catch (thrown) {
      return thrown
    }
  }
  const guests = (await answerTo(null)) as Response
  expect(guests.headers.get('location')).toBe('/auth?signedOut=true')
  expect(await answerTo(member)).toMatchObject({ data: { code: 'staff_only' } })
})
