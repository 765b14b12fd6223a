import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { accountedCall } from '#app/features/ai-settings/spending/commands/account-for-call.server.ts'
import { removePicturesQueue } from '#app/features/rooms/deletion/schema.ts'
import { openTracing } from '#app/platform/tracing/open-tracing.ts'
import { createListeningApplication } from '#tests/builders/listening-application.ts'
import { cookieOf, createMember } from '#tests/builders/members.ts'
import { startTraceCollector } from '#tests/fakes/trace-collector.ts'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const PROXY = 'b7ad6b7169203331'
const about = { version: '1.2.3', role: 'web' }

test('a request, its queries, its job and its provider call form one trace', async () => {
  using collector = await startTraceCollector()
  const tracing = await openTracing(collector.url, about)
  let token = ''
  {
    await using app = await createListeningApplication({ platform: { tracing } })
    const { services } = app
    const cookie = await cookieOf(services, await createMember(services))
    token = decodeURIComponent(cookie.split('=')[1]!).split('.')[0]!
    const headers = { traceparent: `00-${TRACE}-${PROXY}-01`, Cookie: cookie }
    await (await fetch(`${app.address}/dashboard?secret=hidden`, { headers })).text()
    await tracing.step('POST /rooms', { kind: 'server' }, () =>
      services.database.transaction((transaction) =>
        services.jobs.enqueue(transaction, removePicturesQueue, { keys: ['nobody/nothing.jpg'] }),
      ),
    )
    await app.runJobs()
    const call = { userId: null, apiType: 'blog_generation', model: 'gpt-5' } as const
    await tracing.step('job blog', { kind: 'consumer' }, () =>
      accountedCall(services, call, async () => ({ usage: null })),
    )
  }
  await tracing.close()
  const { spans } = collector
  const named = (name: string) => spans.find((span) => span.name === name)!
  const page = named('GET /dashboard')
  expect(page).toMatchObject({ traceId: TRACE, parentSpanId: PROXY })
  const queries = spans.filter(({ parentSpanId }) => parentSpanId === page.spanId)
  expect(queries.length).toBeGreaterThan(1)
  for (const { name } of queries) expect(name).toBe('SELECT')
  expect(named('job rooms.remove-pictures')).toMatchObject({
    traceId: named('POST /rooms').traceId,
    parentSpanId: named('POST /rooms').spanId,
  })
  expect(named('call blog_generation').parentSpanId).toBe(named('job blog').spanId)
  const text = JSON.stringify(spans)
  expect(text).not.toContain('hidden')
  expect(text).not.toContain(token)
})

test('without a collector, OpenTelemetry is not loaded', () => {
  const script = `
    import { registerHooks } from 'node:module'
    const loaded = []
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
    const { openTracing } = await import('./app/platform/tracing/open-tracing.ts')
    await openTracing(process.argv[1] || undefined, { version: '1', role: 'web' })
    console.log(loaded.filter((url) => url.includes('@opentelemetry')).length)
    process.exit()`
  const loadedWith = (endpoint: string) =>
    Number(
      execFileSync(process.execPath, ['--input-type=module', '--eval', script, endpoint], {
        encoding: 'utf8',
      }),
    )
  expect(loadedWith('')).toBe(0)
  expect(loadedWith('http://127.0.0.1:9')).toBeGreaterThan(0)
})
