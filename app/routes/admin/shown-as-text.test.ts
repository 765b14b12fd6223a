/**
 * The administration shows all user and model content as text. The test writes payloads into every text column,
 * bypassing the commands, and checks that no page contains their tags, handlers or addresses.
 */
import { sql } from 'drizzle-orm'
import sanitize from 'sanitize-html'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApplication, type TestApplication } from '#tests/builders/application.ts'
import { createBusyMember } from '#tests/builders/everything-of.ts'
import { fillTextColumns } from '#tests/builders/fill-text-columns.ts'
import { cookieOf, createMember } from '#tests/builders/members.ts'
import { SCRIPT_PAYLOADS } from '#tests/builders/script-payloads.ts'

const CORPUS = SCRIPT_PAYLOADS.join('\n')
/** A payload for short columns. */
const SHORT = '"><script>window.hit()</script><img src=x onerror=hit()>'
/** Tables with sessions and counters instead of content. */
const LEFT_ALONE = ['sessions', 'sign_in_methods', 'verifications', 'rate_limits', 'daily_counts']

let app: TestApplication
let cookie: string
let ids: Record<'member' | 'message' | 'template' | 'post' | 'submission', string>

beforeAll(async () => {
  app = await createTestApplication()
  const { services } = app
  const { database } = services
  cookie = await cookieOf(services, await createMember(services, { role: 'administrator' }))
  const { userId } = await createBusyMember(services)
  await app.runJobs()
  await database.execute(
    sql`INSERT INTO audit_log (actor_email, action, subject, details) VALUES ('a', 'b', ${`user:${userId}`}, '{}')`,
  )
  await database.execute(
    sql`INSERT INTO outbox_emails (kind, reference, recipient, subject, html, plain_text, user_id)
      VALUES ('a', 'b', 'c', 'd', 'e', 'f', ${userId})`,
  )
  await database.execute(
    sql`INSERT INTO blog_posts (title, slug, content, status, published_at) VALUES ('a', 'a', 'a', 'published', now())`,
  )
  await database.execute(sql`INSERT INTO quiz_images (image_url, style_label, room_type, description, width, height)
    SELECT 'one', 'Zen', 'Kitchen', 'a', 600, 400`)
  await database.execute(sql`INSERT INTO openai_settings
    (model_style_analysis, model_image_generation, room_redesign_prompt, style_analysis_prompt) VALUES ('a', 'b', 'c', 'd')`)
  const query = async <Row extends object>(text: string, values?: unknown[]) =>
    (await services.database.$client.query(text, values)).rows as Row[]
  const written = await fillTextColumns(query, [CORPUS, SHORT], { tablesLeftAlone: LEFT_ALONE })
  expect(written).toEqual(expect.arrayContaining(['users.name', 'website_feedback.feedback_text']))
  expect(written.length).toBeGreaterThan(70)
  await database.execute(sql`UPDATE style_definitions SET color_palette =
    jsonb_build_array(jsonb_build_object('hex', ${SHORT}::text, 'name', ${CORPUS}::text))`)
  await database.execute(
    sql`UPDATE audit_log SET details = jsonb_build_object('before', jsonb_build_object(${SHORT}::text, ${CORPUS}::text))`,
  )
  await database.execute(sql`UPDATE pgboss.job SET state = 'failed', completed_on = now(),
    output = jsonb_build_object('message', ${CORPUS}::text), data = jsonb_build_object('a', ${CORPUS}::text)`)
  const idOf = async (table: string) => {
    const { rows } = await database.execute<{ id: string }>(
      sql`SELECT id FROM ${sql.identifier(table)} LIMIT 1`,
    )
    return rows[0]!.id
  }
  ids = {
    member: userId,
    message: await idOf('outbox_emails'),
    template: await idOf('email_templates'),
    post: await idOf('blog_posts'),
    submission: await idOf('design_intake_submissions'),
  }
}, 60_000)

afterAll(() => app[Symbol.asyncDispose]())

const PAGES: [page: string, mustShow: boolean][] = [
  ['/admin', false],
  ['/admin/users', true],
  ...['', '/ledger', '/uploads', '/payments', '/emails', '/audit'].map((view): [string, boolean] => [
    `/admin/users/MEMBER${view}`,
    true,
  ]),
  ['/admin/uploads', true],
  ['/admin/designer?status=all', true],
  ['/admin/intake', true],
  ['/admin/intake?open=SUBMISSION', true],
  ['/admin/intake/SUBMISSION/print', true],
  ['/admin/feedback?view=all', true],
  ['/admin/settings/ai', true],
  ['/admin/settings/credits/analytics', false],
  ['/admin/settings/blog?status=all', true],
  ['/admin/settings/blog/POST', true],
  ['/admin/settings/email-templates', true],
  ['/admin/settings/email-templates/TEMPLATE', true],
  ['/admin/settings/email-templates/TEMPLATE/preview', true],
  ['/admin/settings/quiz-pictures', true],
  ['/admin/settings/styles', true],
  ['/admin/settings/testimonials', true],
  ['/admin/settings/outbox', true],
  ['/admin/settings/outbox/MESSAGE', true],
  ['/admin/settings/jobs', true],
  ['/admin/settings/audit-log', true],
]

test('the inspection finds scripts, handlers and script URLs', () => {
  const found = SCRIPT_PAYLOADS.filter((payload) => dangersIn(`<p>${payload}</p>`).length > 0)
  expect(found.length).toBeGreaterThan(SCRIPT_PAYLOADS.length / 2)
})

test.each(PAGES)('%s', async (page, mustShow) => {
  const path = page.replace(
    /MEMBER|MESSAGE|TEMPLATE|POST|SUBMISSION/,
    (name) => ids[name.toLowerCase() as keyof typeof ids],
  )
  const answer = await app.fetch(path, { cookie })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-security-policy')).toMatch(/script-src [^;]*'nonce-/)
  const html = await answer.text()
  expect(dangersIn(html)).toEqual([])
  if (mustShow) expect(html.includes('&lt;script')).toBe(true)
})

/** Parts of a page that would run code or lead to a script URL. */
function dangersIn(html: string): string[] {
  const dangers: string[] = []
  sanitize(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: {
      '*': (tagName, attribs) => {
        if (tagName === 'script' && !attribs.nonce && !/^\/(?!\/)/.test(attribs.src ?? ''))
          dangers.push('script')
        for (const [name, value] of Object.entries(attribs)) {
          const address = value.replaceAll(/[\0- ]/g, '').toLowerCase()
          if (name.startsWith('on')) dangers.push(`${tagName} ${name}`)
          if (name === 'srcdoc' && attribs.sandbox !== '') dangers.push('frame without sandbox')
          if (/^(javascript|vbscript|data:text)/.test(address) && name !== 'value')
            dangers.push(`${tagName} ${name}=${address}`)
        }
        return { tagName, attribs }
      },
    },
  })
  return dangers
}
