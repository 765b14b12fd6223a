import { expect, test, vi } from 'vitest'
import { createLog } from '#app/platform/log/log.ts'
import type { Reader } from '#app/platform/services.ts'
import { countReaders } from './reader-count.ts'

const log = createLog('silent', { role: 'test', version: 'test' })
const reader: Reader = { address: '203.0.113.1', userAgent: 'Phone', isPrefetch: false }

test('a reader is counted once per page, and again after a failure', async () => {
  const passedOn: string[] = []
  let fails = true
  const page = (id: string) => ({
    id,
    count: async ({ userAgent }: Reader) => {
      passedOn.push(`${id} ${userAgent}`)
      if (fails) throw new Error('The database does not answer')
    },
  })
  const count = countReaders(log)
  count(page('a'), reader)
  await vi.waitFor(() => expect(passedOn).toEqual(['a Phone']))
  fails = false
  await vi.waitFor(() => {
    count(page('a'), reader)
    expect(passedOn).toEqual(['a Phone', 'a Phone'])
  })
  for (const _again of [1, 2, 3]) count(page('a'), reader)
  count(page('a'), { ...reader, isPrefetch: true, userAgent: 'Prefetch' })
  count(page('a'), { ...reader, userAgent: 'Tablet' })
  count(page('b'), reader)
  await vi.waitFor(() => expect(passedOn.slice(2).sort()).toEqual(['a Tablet', 'b Phone']))
})
