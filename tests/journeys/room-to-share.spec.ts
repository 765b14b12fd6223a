import type { Page } from '@playwright/test'
import { succeed } from '../fakes/openai-behaviours.ts'
import { startFakeOpenAi } from '../fakes/openai-server.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { signInNewMember } from './members.ts'
import { createProductProcess } from './product-process.ts'
import { sampleRoom } from './sample-room.ts'

async function uploadRoom(page: Page, roomType: string) {
  await page.getByLabel('A photo of your room').setInputFiles(await sampleRoom())
  await page.getByLabel('Room type').selectOption(roomType)
  await page.getByRole('button', { name: 'Redesign My Room' }).click()
  const card = page.getByRole('article', { name: roomType })
  await card.getByRole('link', { name: 'Open this room' }).click({ timeout: 60_000 })
  await expect(page.getByRole('heading', { level: 1, name: roomType })).toBeVisible()
}

async function buyCredits(page: Page) {
  await page.getByRole('link', { name: 'Get More' }).click()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('button', { name: 'Complete test purchase' }).click()
  await expect(page.getByRole('region', { name: 'Your credits' }).locator('dd').first()).toHaveText('1')
}

test('a room is redesigned, revised in words, compared, rated, and shown to a partner who votes; bought credits pay for a second', async ({
  page,
  context,
  browser,
  expectComplaint,
}) => {
  // A partial picture may be replaced before it was fetched, and an ended link is not found.
  expectComplaint(/404/)
  await using provider = await startFakeOpenAi()
  await using product = await createProductProcess({
    OPENAI_API_KEY: 'sk-fake',
    OPENAI_BASE_URL: provider.baseUrl,
  })
  await product.start()
  await signInNewMember(context, product, { credits: { revision: 2 } })
  await page.goto(`${product.address}/upload`)
  await expect(page.getByText('1 room credit available')).toBeVisible()
  await expectAccessible(page)
  await uploadRoom(page, 'Living Room')
  const room = page.url()
  await expectAccessible(page)
  provider.meets(succeed({ delay: 3000 }))
  await page.getByRole('button', { name: 'Request Revision' }).click()
  await page.getByLabel('What should change in Version 1?').fill('A green sofa, please.')
  await page.getByRole('button', { name: 'Request Revision' }).click()
  await expect(page.getByText('Generating your revision…')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Generating your revision…')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Version 2' })).toBeVisible({ timeout: 60_000 })
  expect(provider.edits.at(-1)!.original).toBeDefined()
  await page.getByLabel('On the left').selectOption('Version 1')
  const slider = (name: string) => page.getByRole('slider', { name })
  await expect(slider('Compare Version 1 and Version 2')).toBeVisible()
  // Choosing the version on the other side makes the two change places.
  await page.getByLabel('On the right').selectOption('Version 1')
  await expect(slider('Compare Version 2 and Version 1')).toBeVisible()
  await page.getByLabel('On the right').selectOption('Version 2')
  await expect(slider('Compare Version 1 and Version 2')).toBeVisible()
  // A half-written wish stays while another version is looked at.
  const revise = page.getByRole('button', { name: 'Request Revision' })
  const versions = page.getByRole('region', { name: 'Versions', exact: true })
  await versions.getByRole('link').filter({ hasText: 'Version 1' }).click()
  await expect(page.getByRole('heading', { name: 'Version 1' })).toBeVisible()
  // The wish that was sent is gone.
  await expect(revise).toBeVisible()
  await expect(page.getByLabel('What should change in Version 1?')).toHaveCount(0)
  await versions.getByRole('link').filter({ hasText: 'Version 2' }).click()
  await expect(page.getByRole('heading', { name: 'Version 2' })).toBeVisible()
  await revise.click()
  const wish = page.getByLabel('What should change in Version 2?')
  await wish.fill('A lamp by the')
  await versions.getByRole('link').filter({ hasText: 'Version 1' }).click()
  await expect(page.getByRole('heading', { name: 'Version 1' })).toBeVisible()
  await expect(wish).toHaveCount(0)
  await versions.getByRole('link').filter({ hasText: 'Version 2' }).click()
  await expect(wish).toHaveValue('A lamp by the')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(revise).toBeFocused()
  await page.locator('label', { has: page.getByLabel('4 of 5: I like it') }).click()
  await expect(page.getByText('Thank you, your rating is kept')).toBeVisible()
  await expectAccessible(page)

  await expect(page.getByRole('link', { name: 'Ask a designer about this room' })).toHaveAttribute(
    'href',
    /\/designer-request\?room=/,
  )

  await page.goto(`${product.address}/dashboard`)
  await buyCredits(page)
  await page.getByText('Add a room').click()
  await uploadRoom(page, 'Bedroom')

  await page.goto(room)
  await page.getByRole('button', { name: 'Make a link' }).click()
  const address = await page.getByLabel('The link to this room').inputValue()
  const partner = await (await browser.newContext()).newPage()
  await partner.goto(address)
  await expectAccessible(partner)
  await partner.getByLabel('I like Version 2 best').check()
  await partner.getByLabel('Your name').fill('Ben')
  await partner.context().setOffline(true)
  await partner.getByRole('button', { name: 'Send my vote' }).click()
  await expect(partner.locator('[data-notice]')).toBeFocused()
  await partner.context().setOffline(false)
  await expect(partner.getByLabel('I like Version 2 best')).toBeChecked()
  await partner.getByRole('button', { name: 'Send my vote' }).click()
  await expect(partner.getByText('Thank you. Your vote is kept; you can still change it.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('is liked best by Ben')).toBeVisible()
  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await page.getByRole('button', { name: 'End the link' }).click()
  await expect(page.getByRole('button', { name: 'Make a link' })).toBeVisible()
  await partner.goto(address)
  await expect(partner.getByRole('heading', { name: 'This link has ended' })).toBeVisible()

  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Delete design' }).click()
  await expect(page.getByText('Room design deleted')).toBeVisible()
  await expect(page).toHaveURL(`${product.address}/dashboard`)
  await expect(page.getByRole('article', { name: 'Bedroom' })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Living Room' })).toHaveCount(0)
  // The product stops before the page closes, and the page may still be loading.
  await page.close()
})

test('a photo survives other changes, can be cancelled during the upload, and is sent again after a lost connection', async ({
  page,
  signIn,
  expectComplaint,
}) => {
  await signIn()
  expectComplaint(/ERR_/)
  await page.goto('/dashboard')
  await page.getByLabel('A photo of your room').setInputFiles(await sampleRoom())
  await page.getByLabel('Room type').selectOption('Bedroom')
  const send = page.getByRole('button', { name: 'Redesign My Room' })
  await page.getByText('Change my style').click()
  await page.getByLabel('Redesign my rooms in').selectOption('Japandi')
  await page.getByRole('button', { name: 'Update style' }).click()
  await expect(page.getByText('In the Japandi style. As a palette preview')).toBeVisible()
  await expect(send).toBeEnabled()

  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/rooms', async (route) => {
    await held
    await route.abort().catch(() => {})
  })
  await send.click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(send).toBeEnabled()
  release()
  // Otherwise the browser may continue held requests.
  await page.unrouteAll({ behavior: 'wait' })

  let tries = 0
  await page.route('**/rooms', (route) => {
    tries += 1
    return tries === 1 ? route.abort('connectionreset') : route.continue()
  })
  await send.click()
  await expect(page.getByText('The connection was lost')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'AI is Redesigning Your Room' })).toBeVisible()
  expect(tries).toBe(2)
})

test('a blocked person sees why, even while waiting, and how to appeal', async ({
  page,
  signIn,
  query,
  expectComplaint,
}) => {
  const { userId } = await signIn()
  expectComplaint(/403/)
  await page.route('**/rooms/*/status?*', async (route) => {
    await query('UPDATE users SET blocked = true WHERE id = $1', [userId])
    await route.continue()
  })
  await page.goto('/dashboard')
  await page.getByLabel('A photo of your room').setInputFiles(await sampleRoom())
  await page.getByLabel('Room type').selectOption('Kitchen')
  await page.getByRole('button', { name: 'Redesign My Room' }).click()
  await expect(page.getByRole('heading', { name: 'Account Access Restricted' })).toBeVisible()
  for (const path of ['/dashboard', '/upload']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Account Access Restricted' })).toBeVisible()
  }
  await expect(page.getByText(/24 hours/)).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'our terms' })).toHaveAttribute('href', '/terms')
  await page.getByRole('button', { name: 'Sign Out & Return Home' }).click()
  await expect(page).toHaveURL(/\/$/)
})
