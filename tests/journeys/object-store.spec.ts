import type { BrowserContext } from '@playwright/test'
import { startFakeOpenAi } from '../fakes/openai-server.ts'
import { startFakeS3 } from '../fakes/s3-server.ts'
import { expect, test } from './journey.ts'
import { signInNewMember } from './members.ts'
import { createProductProcess } from './product-process.ts'
import { sampleRoom } from './sample-room.ts'

test('with a bucket, browsers load rooms from it, and deleted rooms leave nothing in it', async ({
  page,
  context,
  expectComplaint,
}) => {
  // A partial picture may be replaced before it was fetched.
  expectComplaint(/404/)
  await using bucket = await startFakeS3()
  await using provider = await startFakeOpenAi()
  await using product = await createProductProcess({
    ...bucket.variables,
    // A different origin from the product's.
    S3_PUBLIC_ENDPOINT: bucket.settings.endpoint.replace('127.0.0.1', 'localhost'),
    OPENAI_API_KEY: 'sk-fake',
    OPENAI_BASE_URL: provider.baseUrl,
  })
  await product.start()
  await signInNewMember(context, product)
  await page.goto(`${product.address}/upload`)
  await page.getByLabel('A photo of your room').setInputFiles(await sampleRoom())
  await page.getByLabel('Room type').selectOption('Living Room')
  await page.getByRole('button', { name: 'Redesign My Room' }).click()
  const card = page.getByRole('article', { name: 'Living Room' })
  await expect(card.getByRole('slider')).toBeVisible({ timeout: 60_000 })
  await expect
    .poll(() =>
      card
        .getByRole('img')
        .first()
        .evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .toBeGreaterThan(100)
  expect(bucket.objects().length).toBeGreaterThan(1)
  await seenFromStore(context, product.address)

  await card.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete design' }).click()
  await expect(page.getByText('Room design deleted')).toBeVisible()
  await expect.poll(() => bucket.objects(), { timeout: 30_000 }).toEqual([])
  // The product stops before the page closes, and the page may still be loading.
  await page.close()
})

/** Checks that a browser without cached pictures loads them from the store's origin. */
async function seenFromStore(context: BrowserContext, address: string) {
  const fresh = await context.browser()!.newContext({ storageState: await context.storageState() })
  const page = await fresh.newPage()
  const fromStore = page.waitForResponse((response) => response.url().startsWith('http://localhost:'))
  await page.goto(`${address}/dashboard`)
  expect((await fromStore).status()).toBe(200)
  const pictures = page.getByRole('article', { name: 'Living Room' }).getByRole('img')
  await expect
    .poll(() => pictures.evaluateAll((all: HTMLImageElement[]) => all.every((img) => img.naturalWidth > 100)))
    .toBe(true)
  await fresh.close()
}
