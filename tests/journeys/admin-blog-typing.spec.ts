import { randomUUID } from 'node:crypto'
import { holdScripts } from './held-scripts.ts'
import { expect, test } from './journey.ts'

test('a text can be begun before its editor is there, and Ctrl-K in it makes a link and opens no search', async ({
  page,
  signIn,
}) => {
  await signIn({ administrator: true })
  const script = await holdScripts(page, /\/assets\/editor-.*\.js/)
  await page.goto('/admin/settings/blog/new')
  await page.getByRole('textbox', { name: 'Content' }).pressSequentially('Oak')
  script.load()
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible()
  // The editor takes over the text and the focus of the plain field.
  await page.keyboard.type(', linen')
  await expect(page.getByRole('textbox', { name: 'Content' })).toHaveText('Oak, linen')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Link' })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Search' })).toHaveCount(0)
})

test('what is typed into a stored text before any script is there is kept too', async ({
  page,
  signIn,
  query,
}) => {
  const [post] = await query<{ id: string }>(
    `INSERT INTO blog_posts (title, slug, excerpt, content, status)
     VALUES ('A room', $1, '', '<p>Oak.</p>', 'draft') RETURNING id`,
    [randomUUID()],
  )
  await signIn({ administrator: true })
  const script = await holdScripts(page)
  await page.goto(`/admin/settings/blog/${post!.id}`, { waitUntil: 'commit' })
  const text = page.getByRole('textbox', { name: 'Content' })
  await text.fill('<p>Pine.</p>')
  script.load()
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible()
  await expect(text).toHaveText('Pine.')
})

test('a text that was begun before any script is there comes into the editor, and is not left without a question', async ({
  page,
  signIn,
}) => {
  await signIn({ administrator: true })
  const script = await holdScripts(page)
  await page.goto('/admin/settings/blog/new', { waitUntil: 'commit' })
  const text = page.getByRole('textbox', { name: 'Content' })
  await text.fill('Oak, linen')
  script.load()
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible()
  await expect(text).toHaveText('Oak, linen')
  await page.getByRole('link', { name: 'All posts' }).click()
  await expect(page.getByRole('heading', { name: 'Leave without saving?' })).toBeVisible()
})

test('a preview without a connection leaves the post as it is, and so does a search', async ({
  page,
  context,
  signIn,
  expectComplaint,
}) => {
  expectComplaint(/ERR_INTERNET_DISCONNECTED/)
  await signIn({ administrator: true })
  await page.goto('/admin/settings/blog/new')
  const text = page.getByRole('textbox', { name: 'Content' })
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible()
  await text.fill('Oak, linen')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: 'Preview' })
  await expect(preview.getByText('The preview could not be loaded.')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByLabel('Title', { exact: true }).press('Control+k')
  const search = page.getByRole('dialog', { name: 'Search' })
  await search.getByRole('searchbox').fill('Ann')
  await expect(search.getByText('We could not be reached')).toBeVisible()
  await search.getByRole('button', { name: 'Close' }).click()
  await expect(text).toHaveText('Oak, linen')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(preview.getByTitle('The post')).toBeVisible()
})
