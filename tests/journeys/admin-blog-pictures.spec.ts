import { expect, test } from './journey.ts'
import { sampleRoom } from './sample-room.ts'

test('of two pictures on their way to a post the later one stays, and a removed one does not come back', async ({
  page,
  signIn,
}) => {
  await signIn({ administrator: true })
  await page.goto('/admin/settings/blog/new')
  const waiting: PromiseWithResolvers<void>[] = []
  const answered: PromiseWithResolvers<void>[] = []
  await page.route('**/blog/pictures', async (route) => {
    const turn = waiting.push(Promise.withResolvers())
    answered.push(Promise.withResolvers())
    await waiting[turn - 1]!.promise
    const picture = { src: '/favicon.svg', base: `/picture-${turn}`, width: 480, height: 320 }
    await route.fulfill({ json: picture }).catch(() => undefined)
    answered[turn - 1]!.resolve()
  })
  const choose = async (turn: number) => {
    await page.getByLabel('Before picture', { exact: true }).setInputFiles(await sampleRoom())
    await expect.poll(() => waiting.length).toBe(turn)
  }
  const answer = async (turn: number) => {
    waiting[turn - 1]!.resolve()
    await answered[turn - 1]!.promise
    // Time for the page to do what it does with the answer.
    await page.waitForTimeout(500)
  }
  const address = page.locator('input[name="beforeAddress"]')
  await choose(1)
  await choose(2)
  await answer(2)
  await expect(address).toHaveValue('/picture-2')
  await answer(1)
  await expect(address).toHaveValue('/picture-2')
  await choose(3)
  await page.getByRole('button', { name: 'Remove the before picture' }).click()
  await answer(3)
  await expect(address).toHaveValue('')
})
