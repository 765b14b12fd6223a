import { expect, test } from 'vitest'
import { SerialQueue } from './serial-queue.ts'

test('tasks run one after another, and a failed one does not stop the next', async () => {
  const queue = new SerialQueue()
  const first = Promise.withResolvers<void>()
  const second = Promise.withResolvers<void>()
  const order: string[] = []
  const task = (name: string, work: Promise<void>) => async () => {
    order.push(`${name} starts`)
    await work
    order.push(`${name} ends`)
  }
  const results = [queue.run(task('a', first.promise)), queue.run(task('b', second.promise))]
  expect(queue.isIdle).toBe(false)
  first.reject(new Error('broken'))
  await expect(results[0]).rejects.toThrow('broken')
  expect(queue.isIdle).toBe(false)
  second.resolve()
  await results[1]
  expect(order).toEqual(['a starts', 'b starts', 'b ends'])
  expect(queue.isIdle).toBe(true)
})

test('a task aborted while it waits never runs', async () => {
  const queue = new SerialQueue()
  const first = Promise.withResolvers<void>()
  const leaving = new AbortController()
  let hasRun = false
  const running = queue.run(() => first.promise)
  const waiting = queue.run(async () => {
    hasRun = true
  }, leaving.signal)
  leaving.abort(new Error('left'))
  await expect(waiting).rejects.toThrow('left')
  first.resolve()
  await running
  await queue.run(async () => {})
  expect(hasRun).toBe(false)
})
