import { expect, test } from './journey.ts'
import { sampleRoom } from './sample-room.ts'

test('of two pictures on their way to a post the later one stays, and a removed one does not come back', async ({
  page,
  signIn,
}) => {
  await signIn({ administrator: true })
  await page.goto('/admin/settings/blog/new')
  const waiting: PromiseWithResolvers<void>[] = []
  await page.route('**/blog/pictures', async (route) => {
    const turn = waiting.push(Promise.withResolvers())
    await waiting[turn - 1]!.promise
    const picture = { src: '/favicon.svg', base: `/picture-${turn}`, width: 480, height: 320 }
    await route.fulfill({ json: picture }).catch(() => undefined)
  })
  const choose = async (turn: number) => {
    await page.getByLabel('Before picture', { exact: true }).setInputFiles(await sampleRoom())
    await expect.poll(() => waiting.length).toBe(turn)
  }
  const takenBack = () =>
    page.waitForEvent('requestfailed', (request) => /blog\/pictures/.test(request.url()))
  const address = page.locator('input[name="beforeAddress"]')
  await choose(1)
  const first = takenBack()
  await choose(2)
  await first
  waiting[1]!.resolve()
  await expect(address).toHaveValue('/picture-2')
  await choose(3)
  const third = takenBack()
  await page.getByRole('button', { name: 'Remove the before picture' }).click()
  await third
  await expect(address).toHaveValue('')
})
