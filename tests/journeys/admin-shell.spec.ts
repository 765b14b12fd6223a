import { expect, expectAccessible, test } from './journey.ts'

test('the administration opens for administrators, with every panel at its own address', async ({
  page,
  signIn,
  expectComplaint,
}) => {
  // The latest uploads may come from journeys that store no pictures.
  expectComplaint(/404.*\/pictures\//)
  await signIn({ administrator: true })
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  await expect(page.getByText('Unique Stripe transactions')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('navigation', { name: 'Administration' }).getByText('Settings').click()
  await page.getByRole('link', { name: 'Audit Log' }).click()
  await expect(page).toHaveURL('/admin/settings/audit-log')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit Log')
  for (const tab of ['Settings', 'Audit Log'])
    await expect(page.getByRole('link', { name: tab, exact: true })).toBeInViewport({ ratio: 0.9 })
  await page.getByRole('searchbox').fill('nothing like this')
  await expect(page).toHaveURL(/search=nothing/)
  await expect(page.getByText('Showing 0-0 of 0 entries')).toBeVisible()
  await expectAccessible(page)
  // Text typed while the list loads still counts, wherever the focus is.
  const search = page.getByRole('searchbox')
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(/audit-log\.data/, (route) => held.then(() => route.continue()))
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  const asked = page.waitForRequest(/search=slow/)
  await search.fill('slow')
  await page.clock.runFor(500)
  await asked
  await search.fill('slow and more')
  await page.keyboard.press('Tab')
  release()
  await expect(page).toHaveURL(/search=slow$/)
  await expect(search).toHaveValue('slow and more')
  await page.clock.runFor(500)
  await expect(page).toHaveURL(/search=slow\+and\+more/)
  await page.clock.resume()
  await search.fill('nothing like this')
  await expect(page).toHaveURL(/search=nothing/)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export as CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/)
})

test('everybody else is redirected to the home page, and so is a person who loses the role', async ({
  page,
  signIn,
  query,
  expectComplaint,
}) => {
  expectComplaint(/403/)
  // The dashboard shows other people's latest rooms, which a person who lost the role can no longer load.
  expectComplaint(/404 .*\/pictures\//)
  await page.goto('/admin')
  await expect(page).toHaveURL('/')
  const { userId } = await signIn({ administrator: true })
  await page.goto('/admin')
  await query(`UPDATE users SET role = 'member' WHERE id = $1`, [userId])
  await page.getByRole('navigation', { name: 'Administration' }).getByText('Settings').click()
  await expect(page).toHaveURL('/')
})

test('every panel is in sight at a desk, and a phone shows that there are more', async ({
  page,
  signIn,
  expectComplaint,
}) => {
  expectComplaint(/404.*\/pictures\//)
  await signIn({ administrator: true })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/admin/settings/audit-log')
  const rows = ['Administration', 'Settings'].map((name) =>
    page.getByRole('navigation', { name, exact: true }),
  )
  for (const row of rows)
    for (const link of await row.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 0.9 })
  for (let width = 660; width < 1280; width += 20) {
    await page.setViewportSize({ width, height: 900 })
    const links = rows[0]!.getByRole('link')
    const tops = await links.evaluateAll((all) => all.map((link) => (link as HTMLElement).offsetTop))
    const inLastRow = tops.filter((top) => top === tops.at(-1)).length
    expect(inLastRow, `tabs in the last row at ${width} px`).toBeGreaterThan(1)
  }
  // A dialog over a page that does not scroll must not move it.
  await expect(page.locator('html')).toHaveCSS('scrollbar-gutter', 'stable')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/settings/styles')
  for (const row of rows) await expect(row.locator('[aria-current=page]')).toBeInViewport({ ratio: 0.9 })
  await expect(rows[1]!).toHaveCSS('--tabs-before', '64px')
  await expect(rows[1]!).toHaveCSS('--tabs-after', '64px')
  await page.goto('/admin')
  await expect(rows[0]!).toHaveCSS('--tabs-before', '0px')
  await expect(rows[0]!).toHaveCSS('--tabs-after', '64px')
})

test('a chart keeps its shape while the table of its neighbour is open', async ({
  page,
  signIn,
  expectComplaint,
}) => {
  expectComplaint(/404.*\/pictures\//)
  await signIn({ administrator: true })
  await page.goto('/admin')
  const charts = page.getByRole('region', { name: 'Charts' }).getByRole('figure')
  const height = async () => (await charts.first().boundingBox())!.height
  const drawing = async () =>
    (await charts.first().getByRole('img').boundingBox())!.y - (await charts.first().boundingBox())!.y
  const [closed, top] = [await height(), await drawing()]
  await charts.nth(1).getByText('Show as a table').click()
  await expect(charts.nth(1).getByRole('table')).toBeVisible()
  expect(await height()).toBeGreaterThan(closed)
  expect(await drawing()).toBe(top)
})
