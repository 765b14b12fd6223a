import { expect, test } from 'vitest'
import { concurrencyLimit } from './concurrency-limit.ts'

test('runs so many for each key, and again once one has ended or failed', async () => {
  const run = concurrencyLimit(2)
  const first = Promise.withResolvers<string>()
  const second = Promise.withResolvers<string>()
  const running = [run('ada', () => first.promise), run('ada', () => second.promise)]
  expect(await run('ada', async () => 'third')).toBeUndefined()
  expect(await run('ben', async () => 'his')).toBe('his')
  first.resolve('done')
  expect(await running[0]).toBe('done')
  second.reject(new Error('failed'))
  await expect(running[1]).rejects.toThrow('failed')
  expect(await run('ada', async () => 'fourth')).toBe('fourth')
})
