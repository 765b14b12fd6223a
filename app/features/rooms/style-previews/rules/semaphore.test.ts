import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Semaphore } from './semaphore.ts'

test('two tasks run at a time, and cancelled ones never start', () => {
  const semaphore = new Semaphore(2)
  const started: string[] = []
  const ask = (name: string) => semaphore.acquire(() => started.push(name))
  const [endA, , leaveC] = [ask('a'), ask('b'), ask('c'), ask('d')]
  expect(started).toEqual(['a', 'b'])
  leaveC()
  endA()
  endA()
  expect(started).toEqual(['a', 'b', 'd'])
})

test('tasks never exceed the limit, and all that are not cancelled start', () => {
  const steps = fc.array(fc.record({ asks: fc.boolean(), who: fc.nat(9) }), { maxLength: 60 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), steps, (places, plan) => {
      const semaphore = new Semaphore(places)
      const working = new Set<number>()
      const ends = new Map<number, () => void>()
      for (const [id, { asks, who }] of plan.entries()) {
        if (asks)
          ends.set(
            id,
            semaphore.acquire(() => working.add(id)),
          )
        else {
          const [chosen] = [...ends.keys()].slice(who % Math.max(1, ends.size))
          if (chosen === undefined) continue
          working.delete(chosen)
          const end = ends.get(chosen)!
          ends.delete(chosen)
          end()
        }
        expect(working.size).toBe(Math.min(places, ends.size))
      }
    }),
  )
})
