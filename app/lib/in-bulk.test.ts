import { expect, test } from 'vitest'
import { AppError } from './app-error.ts'
import { inBulk, MAX_IN_BULK } from './in-bulk.ts'

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

test('a failure for one item is reported and does not stop the others', async () => {
  const seen: string[] = []
  const [a, b, c, d] = [1, 2, 3, 4].map(idOf)
  const one = async (id: string) => {
    seen.push(id)
    if (id === b || id === d) throw new AppError('no', 'It is resolved by now.')
  }
  const { done, left } = await inBulk(`${a},${b},,x' OR 1,${c},${a},${d}`, one, () => {})
  expect(seen).toEqual([a, b, c, d])
  expect(done).toBe(2)
  expect([...left]).toEqual([['It is resolved by now.', 2]])
})

test('an unexpected error is reported and does not hide what was changed', async () => {
  const faults: unknown[] = []
  const fault = new TypeError('a fault')
  const [a, b, c] = [1, 2, 3].map(idOf)
  const one = async (id: string) => {
    if (id === b) throw fault
  }
  const { done, left } = await inBulk(`${a},${b},${c}`, one, (error) => faults.push(error))
  expect(done).toBe(2)
  expect([...left]).toEqual([['Something went wrong on our side.', 1]])
  expect(faults).toEqual([fault])
})

test('an empty selection, too large a selection and an unexpected error of the first item are thrown', async () => {
  const nothing = async () => {}
  await expect(inBulk('', nothing, nothing)).rejects.toThrow(/Nothing is selected/)
  const many = Array.from({ length: MAX_IN_BULK + 1 }, (_, index) => idOf(index)).join(',')
  await expect(inBulk(many, nothing, nothing)).rejects.toThrow(/at most 100/)
  const fault = async () => {
    throw new TypeError('a fault')
  }
  await expect(inBulk(`${idOf(1)},${idOf(2)}`, fault, nothing)).rejects.toThrow('a fault')
})
