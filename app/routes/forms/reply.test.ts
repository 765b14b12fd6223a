import { setTimeout as sleep } from 'node:timers/promises'
import { createMemoryRouter, data } from 'react-router'
import { expect, test } from 'vitest'
import { type ActionReply, passOnReplies, QUIET_SUCCESS } from './reply.ts'

const SAVED: ActionReply = { tone: 'success', title: 'Picture saved' }

/** A page whose forms submit to `action`, and the replies it shows. */
async function page(action: () => unknown) {
  const shown: string[] = []
  const router = createMemoryRouter([
    {
      id: 'page',
      path: '/',
      middleware: [passOnReplies(({ title }, address) => shown.push(`${title} (${address})`))],
      loader: () => SAVED,
      action,
    },
  ])
  await router.navigate('/')
  const send = () => router.fetch('form', 'page', '/', { formMethod: 'post', formData: new FormData() })
  return { router, send, shown }
}

test('the reply to a form that is gone by then is still shown, once', async () => {
  const { router, send, shown } = await page(async () => {
    await sleep(20)
    return data(SAVED)
  })
  const sent = send()
  router.deleteFetcher('form')
  await sent
  expect(shown).toEqual(['Picture saved (/)'])
})

test('a refusal is shown, and other results are not', async () => {
  const refused = await page(() => data({ tone: 'error', title: 'Not saved yet' }, { status: 400 }))
  await refused.send()
  expect(refused.shown).toEqual(['Not saved yet (/)'])
  const quiet = await page(() => QUIET_SUCCESS)
  await quiet.send()
  // Shown as nothing, but it ends the form's earlier refusal.
  expect(quiet.shown).toEqual([' (/)'])
  const silent = await page(() => ({ title: 'A room' }))
  await silent.send()
  const empty = await page(() => null)
  await empty.send()
  expect([...silent.shown, ...empty.shown]).toEqual([])
})
