import { RouterContextProvider, redirect } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { AppError } from '#app/lib/app-error.ts'
import { connectionContext, type Services, servicesContext } from '#app/platform/services.ts'
import type { ActionReply } from './reply.ts'
import { success } from './reply.ts'
import { intents, runIntent } from './run-intent.server.ts'

const logged: unknown[] = []
beforeEach(() => void logged.splice(0))

const context = new RouterContextProvider()
context.set(servicesContext, { log: { error: (line: unknown) => logged.push(line) } } as unknown as Services)
context.set(connectionContext, { address: '192.0.2.1' } as never)

const form = (fields: Record<string, string>) =>
  new Request('http://x/', { method: 'POST', body: new URLSearchParams(fields) })

const anybody = () => ({ name: 'Ines' })
const nobody = () => {
  throw redirect('/auth')
}
const failing = (error: Error) => ({ failed: 'Not shared', run: () => Promise.reject(error) })

const TABLE = {
  ...intents(anybody, {
    greet: {
      schema: z.object({ times: z.coerce.number('Please enter a number.') }),
      run: async (_services, { name }, { times }) => success(`${name} ${times + 1}`),
      failed: 'Not greeted',
    },
    gone: failing(new AppError('gone', 'It is gone.', { status: 404 })),
    titled: failing(new AppError('code', 'Try the next one.', { title: 'Wrong Code', field: 'code' })),
    broken: failing(new Error('secret detail')),
    comforted: { ...failing(new Error('secret detail')), broken: 'Nothing was charged.' },
  }),
  ...intents(nobody, { forbidden: { run: async () => success('done'), failed: 'x' } }),
}

/** The answer to a form, with its status. */
async function answered(fields: Record<string, string>, ownStatus = true) {
  const answer = await runIntent({ request: form(fields), context }, TABLE, { ownStatus, fixed: {} })
  const { data, init } = answer as { data?: ActionReply; init?: ResponseInit }
  return init ? { ...data, status: init.status } : answer
}

test('an intent runs with the checked fields, and its reply names it', async () => {
  expect(await answered({ intent: 'greet', times: '2' })).toEqual({
    tone: 'success',
    title: 'Ines 3',
    intent: 'greet',
  })
})

test('an invalid field is reported, and nothing runs', async () => {
  expect(await answered({ intent: 'greet', times: 'x' })).toMatchObject({
    title: 'Not greeted',
    message: 'Please enter a number.',
    fieldErrors: { times: ['Please enter a number.'] },
    status: 400,
  })
})

test('a command’s refusal keeps its message and field, and its status if the form asks for it', async () => {
  const gone = { tone: 'error', title: 'Not shared', message: 'It is gone.', intent: 'gone' }
  expect(await answered({ intent: 'gone' })).toEqual({ ...gone, status: 404 })
  expect(await answered({ intent: 'gone' }, false)).toEqual({ ...gone, status: 400 })
  expect(await answered({ intent: 'titled' })).toMatchObject({
    title: 'Wrong Code',
    fieldErrors: { code: ['Try the next one.'] },
  })
  expect(logged).toEqual([])
})

test.each([true, false])(
  'an unexpected error is logged, fails, and shows no details (own status: %s)',
  async (ownStatus) => {
    logged.length = 0
    const answer = await answered({ intent: 'broken' }, ownStatus)
    expect(answer).toMatchObject({
      title: 'Not shared',
      message: 'Something went wrong on our side. Nothing was changed. Please try again.',
      status: 500,
    })
    expect(await answered({ intent: 'comforted' })).toMatchObject({ message: 'Nothing was charged.' })
    expect(logged).toHaveLength(2)
  },
)

test('a missing intent, an unknown one and the name of an object’s method are refused', async () => {
  for (const fields of [{}, { intent: 'x' }, { intent: 'toString' }])
    expect(await answered(fields as Record<string, string>)).toMatchObject({ tone: 'error', status: 400 })
})

test('a guard protects its own intents, and the form of a sender without any permission is not read', async () => {
  await expect(answered({ intent: 'forbidden' })).rejects.toBeInstanceOf(Response)
  const request = form({ intent: 'forbidden' })
  const closed = intents(nobody, { forbidden: { run: async () => success('done'), failed: 'x' } })
  await expect(runIntent({ request, context }, closed)).rejects.toBeInstanceOf(Response)
  expect(request.bodyUsed).toBe(false)
})
