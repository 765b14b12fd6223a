import { randomUUID } from 'node:crypto'
import { expect, expectAccessible, test } from './journey.ts'

test('the footer leads to the about page, the designers’ services and the terms', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('navigation', { name: 'Footer' })
  await footer.getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveTitle('About | Casabloom')
  await expectAccessible(page)
  await footer.getByRole('link', { name: 'Services' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Interior Design Services')
  await expectAccessible(page)
  await footer.getByRole('link', { name: 'Terms' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms & Conditions')
  await expectAccessible(page)
})

test('a page without a script opens at its top also from one that has one', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/dashboard')
  const link = page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Terms' })
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms & Conditions')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await page.goBack()
  await expect(link).toBeInViewport()
})

test('the terms have thirteen numbered sections and an acknowledgment, and lead to the contact page', async ({
  page,
}) => {
  await page.goto('/terms')
  const titles = await page.getByRole('heading', { level: 2 }).allTextContents()
  expect(titles).toHaveLength(14)
  expect(titles.map((title) => title.replace('. ', ' ')).slice(0, 5)).toEqual([
    '1 Acceptance of Terms',
    '2 Service Description',
    '3 User Accounts',
    '4 AI-Generated Content',
    '5 User-Generated Content',
  ])
  expect(titles.at(-1)).toBe('Acknowledgment')
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL(/#privacy$/)
  await expect(page.getByRole('heading', { name: 'What happens to your photos' })).toBeInViewport()
  await page.getByRole('main').getByRole('link', { name: 'contact page' }).first().click()
  await expect(page).toHaveURL('/contact')
})

test('the landing page shows testimonials as text', async ({ page, query }) => {
  const name = `Mara <b>${randomUUID().slice(0, 8)}</b>`
  await query(`INSERT INTO testimonials (name, location, content, rating) VALUES ($1, 'Bergen', $2, 5)`, [
    name,
    'Our room <script>is</script> itself again.',
  ])
  await query(`INSERT INTO testimonials (name, content, is_visible) VALUES ($1, 'Hidden words', false)`, [
    name,
  ])
  await page.goto('/')
  const figure = page.getByRole('figure').filter({ hasText: name })
  await expect(figure).toHaveText(/Our room <script>is<\/script> itself again\..*Bergen/s)
  await expect(page.getByText('Hidden words')).toHaveCount(0)
  await expectAccessible(page)
})
