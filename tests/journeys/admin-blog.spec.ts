import { randomUUID } from 'node:crypto'
import { expect, expectAccessible, test } from './journey.ts'
import { sampleRoom } from './sample-room.ts'

test('an administrator writes, unpublishes and deletes a post', async ({
  page,
  signIn,
  query,
  expectComplaint,
}) => {
  expectComplaint(/400/)
  await signIn({ administrator: true })
  const title = `A calm room ${randomUUID().slice(0, 8)}`
  const slug = title.toLowerCase().replaceAll(' ', '-')
  await page.goto('/admin/settings/blog')
  await expect(page.getByRole('heading', { name: 'Blog Management' })).toBeVisible()
  await page.getByRole('link', { name: 'New Post' }).click()
  await page.getByLabel('Title', { exact: true }).fill(title)
  await expect(page.getByText(`/blog/${slug}`)).toBeVisible()
  await page.getByLabel(/^Address/).fill('search')
  await page.getByRole('textbox', { name: 'Content' }).fill('Oak, linen and morning light.')
  await page.getByLabel(/^SEO title/).fill('x'.repeat(61))
  await expect(page.getByText('61 / 60')).toBeVisible()
  await page.getByRole('button', { name: 'Publish Blog Post' }).click()
  await expect(
    page.getByText('This address is a page of the blog itself. Please choose another.').first(),
  ).toBeVisible()
  await expect(page.getByText('Please keep the SEO title within 60 characters.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(/^Address/).fill('')
  await page.getByLabel(/^SEO title/).fill('A calm room')
  await page.getByRole('button', { name: 'Publish Blog Post' }).click()
  await expect(page.getByText('Blog Post Published!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Update Blog Post' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Content' })).toHaveText('Oak, linen and morning light.')

  await page.getByLabel('Title', { exact: true }).fill(`${title}, again`)
  await expect(page.getByRole('button', { name: `Unpublish ${title}` })).toBeDisabled()
  await page.getByRole('link', { name: 'All posts' }).click()
  await expect(page.getByRole('heading', { name: 'Leave without saving?' })).toBeVisible()
  await page.getByRole('button', { name: 'Keep writing' }).click()
  await page.getByLabel('Status').selectOption('draft')
  await page.getByRole('button', { name: 'Update Blog Post' }).click()
  await expect(page.getByText('Blog post updated')).toBeVisible()
  await page.getByRole('link', { name: 'All posts' }).click()

  await page.getByRole('searchbox').fill(title)
  await expect(page.getByText('No posts match')).toBeVisible()
  await page.getByRole('link', { name: 'Show all posts' }).click()
  await page.goto(`/admin/settings/blog?search=${encodeURIComponent(title)}&status=all`)
  await expect(page.getByText('Showing 1-1 of 1 post')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: `Delete ${title}, again` }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Delete post' }).click()
  await expect(page.getByText('Blog post and related queue entries deleted successfully')).toBeVisible()
  expect(await query('SELECT 1 FROM blog_posts WHERE slug = $1', [slug])).toEqual([])
})

test('a post whose save got no answer is not left without a question', async ({
  page,
  signIn,
  expectComplaint,
}) => {
  expectComplaint(/ERR_INTERNET_DISCONNECTED/)
  await signIn({ administrator: true })
  await page.goto('/admin/settings/blog/new')
  await page.getByLabel('Title', { exact: true }).fill('A room by the sea')
  await page.route(/\/new\.data/, (route) => route.abort('internetdisconnected'))
  await page.getByRole('button', { name: 'Save as draft' }).click()
  await expect(page.getByText('Nothing you typed is lost')).toBeVisible()
  await page.getByRole('link', { name: 'All posts' }).click()
  await expect(page.getByRole('heading', { name: 'Leave without saving?' })).toBeVisible()
})

test('a post whose page cannot be loaded again after its save stays, and says so', async ({
  page,
  signIn,
  query,
  expectComplaint,
}) => {
  expectComplaint(/ERR_INTERNET_DISCONNECTED/)
  const [post] = await query<{ id: string }>(
    `INSERT INTO blog_posts (title, slug, excerpt, content, status)
     VALUES ('A room', $1, '', '<p>Oak.</p>', 'draft') RETURNING id`,
    [randomUUID()],
  )
  await signIn({ administrator: true })
  await page.goto(`/admin/settings/blog/${post!.id}`)
  const title = page.getByLabel('Title', { exact: true })
  await title.fill('A room by the sea')
  await page.route(/\.data/, (route) =>
    route.request().method() === 'GET' ? route.abort('internetdisconnected') : route.continue(),
  )
  await page.getByRole('button', { name: 'Update Blog Post' }).click()
  await expect(page.getByText('This page may be out of date')).toBeVisible()
  await expect(title).toHaveValue('A room by the sea')
})

test('what is typed while a new post is saved for the first time goes along to its page, and into the same post', async ({
  page,
  signIn,
  query,
}) => {
  await signIn({ administrator: true })
  const title = `A room by the lake ${randomUUID().slice(0, 8)}`
  await page.goto('/admin/settings/blog/new')
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByRole('textbox', { name: 'Content' }).fill('Oak, and the water outside.')
  const save = Promise.withResolvers<void>()
  await page.route('**/blog/new.data*', async (route) => {
    await save.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Save as draft' }).click()
  const excerpt = page.getByLabel(/^Excerpt/)
  await excerpt.fill('Written meanwhile.')
  save.resolve()
  await expect(page.getByRole('button', { name: 'Update Blog Post' })).toBeVisible()
  await expect(page).toHaveURL(/\/blog\/[\da-f-]{36}$/)
  await expect(excerpt).toHaveValue('Written meanwhile.')
  await page.getByRole('link', { name: 'All posts' }).click()
  await page.getByRole('button', { name: 'Keep writing' }).click()
  await page.getByRole('button', { name: 'Update Blog Post' }).click()
  await expect(page.getByText('Blog post updated')).toBeVisible()
  expect(await query('SELECT excerpt FROM blog_posts WHERE title = $1', [title])).toEqual([
    { excerpt: 'Written meanwhile.' },
  ])
})

test('a picture that is taken back while it is being sent does not come into the text', async ({
  page,
  signIn,
}) => {
  await signIn({ administrator: true })
  await page.goto('/admin/settings/blog/new')
  const text = page.getByRole('textbox', { name: 'Content' })
  await text.fill('Oak, and the water outside.')
  const answer = Promise.withResolvers<void>()
  await page.route('**/blog/pictures', async (route) => {
    const picture = { src: '/favicon.svg', base: '/favicon', width: 480, height: 320 }
    await answer.promise
    await route.fulfill({ json: picture }).catch(() => undefined)
  })
  const dialog = page.getByRole('dialog')
  const insert = async () => {
    await page.getByRole('button', { name: 'Picture', exact: true }).click()
    await dialog.getByLabel('Picture', { exact: true }).setInputFiles(await sampleRoom())
    await dialog.getByLabel('What does it show?').fill('A lake')
    await dialog.getByRole('button', { name: 'Insert picture' }).click()
  }
  await insert()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  answer.resolve()
  await text.press('End')
  await page.keyboard.type(' And a boat.')
  await expect(text).toHaveText('Oak, and the water outside. And a boat.')
  await expect(text.getByRole('img')).toHaveCount(0)
  await insert()
  await expect(text.getByRole('img', { name: 'A lake' })).toHaveCount(1)
})
