import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createAdministrator } from '#tests/builders/members.ts'
import { jpegPhoto } from '#tests/builders/photos.ts'
import { changeStatus, postInput } from '#tests/builders/posts.ts'
import { createTestServices, type TestServices } from '#tests/builders/services.ts'
import { blogPictures, blogPosts } from '../tables.server.ts'
import { deletePost } from '../writing/commands/delete-post.server.ts'
import { createPost, updatePost } from '../writing/commands/save-post.server.ts'
import { managedPost } from '../writing/queries/managed-posts.server.ts'
import { removeUnusedPictures } from './commands/post-pictures.server.ts'
import { addPostPicture, type BlogPicture } from './commands/store-picture.server.ts'
import { readPostPicture } from './queries/post-picture.server.ts'
import { pictureBase, pictureForText, pictureKeys } from './rules/picture-files.ts'

const photo = await jpegPhoto(1200, 800)

async function opened({ services, runJobs }: TestServices) {
  const admin = await createAdministrator(services)
  const add = () => addPostPicture(services, admin, photo)
  const files = async (picture: BlogPicture) =>
    (await Promise.all(pictureKeys(picture).map((key) => services.storage.exists(key)))).filter(Boolean)
      .length
  const read = async (id: string) => (await managedPost(services.database, id))!
  const version = async (id: string) => (await read(id)).updatedAt.toISOString()
  return { services, database: services.database, admin, add, files, read, version, runJobs }
}

const imageTag = (picture: BlogPicture) => {
  const { src, width, height } = pictureForText(picture)
  return `<p>x</p><img src="${src}" width="${width}" height="${height}" alt="A sofa">`
}

test('pictures belong to the post that shows them and are deleted with it', async () => {
  await using test = await createTestServices()
  const { services, database, admin, add, files, read, runJobs } = await opened(test)
  const [before, inText] = [await add(), await add()]
  expect(before).toMatchObject({ widths: [480, 960], width: 960, height: 640, postId: null })
  expect(await files(before)).toBe(4)
  const { id } = await createPost(services, admin, {
    ...postInput({ content: imageTag(inText) }),
    before: { address: pictureBase(before.id), alt: 'The room as it was' },
  })
  expect(await read(id)).toMatchObject({
    beforeImageUrl: pictureBase(before.id),
    beforeImage: { widths: [480, 960], width: 960, height: 640, alt: 'The room as it was' },
    afterImageUrl: null,
  })
  const linked = await database.select().from(blogPictures)
  expect(linked.map(({ postId }) => postId)).toEqual([id, id])
  const seenBy = async (ofAnyPost: boolean) => {
    const file = `${inText.id}-960.webp`
    return (await readPostPicture(services, file, { ofAnyPost }))?.contentType
  }
  expect(await seenBy(false)).toBe('image/webp')
  await changeStatus(services, admin, id, 'unpublish')
  expect([await seenBy(false), await seenBy(true)]).toEqual([undefined, 'image/webp'])
  await deletePost(services, admin, { postId: id })
  expect(await database.$count(blogPictures)).toBe(0)
  await runJobs()
  expect([await files(before), await files(inText)]).toEqual([0, 0])
})

test('a removed picture is kept for a day, in case the editor changes their mind', async () => {
  await using test = await createTestServices()
  const { services, database, admin, add, files, version, runJobs } = await opened(test)
  const picture = await add()
  const shows = postInput({ content: imageTag(picture) })
  const { id } = await createPost(services, admin, shows)
  const save = async (input: typeof shows) =>
    updatePost(services, admin, { ...input, postId: id, version: await version(id) })
  await save(postInput())
  await removeUnusedPictures(services, new Date(Date.now() - 60_000))
  await save(shows)
  expect(await database.select().from(blogPictures)).toMatchObject([{ postId: id }])
  await save(postInput())
  await removeUnusedPictures(services, new Date(Date.now() + 60_000))
  await runJobs()
  expect(await database.$count(blogPictures)).toBe(0)
  expect(await files(picture)).toBe(0)
})

test('a picture of another post is refused, except where the post shows it already', async () => {
  await using test = await createTestServices()
  const { services, database, admin, add, version } = await opened(test)
  const picture = await add()
  const shows = postInput({ content: imageTag(picture) })
  await createPost(services, admin, shows)
  const { id } = await createPost(services, admin, postInput())
  const save = async () => updatePost(services, admin, { ...shows, postId: id, version: await version(id) })
  const stored = await database.$count(blogPosts)
  for (const attempt of [() => createPost(services, admin, shows), save])
    await expect(attempt()).rejects.toThrow('A picture belongs to another post. Please add it here again.')
  expect(await database.$count(blogPosts)).toBe(stored)
  await database.update(blogPosts).set({ content: shows.content }).where(eq(blogPosts.id, id))
  expect(await save()).toMatchObject({ id })
})

test('a picture beside the text must be stored and described', async () => {
  await using test = await createTestServices()
  const { services, database, admin, add } = await opened(test)
  const { id } = await add()
  const before = await database.$count(blogPosts)
  const nowhere = pictureBase('00000000-0000-4000-8000-000000000000')
  for (const [picture, message] of [
    [{ address: nowhere, alt: 'x' }, 'no longer exists'],
    [{ address: 'https://evil.example/x.png', alt: 'x' }, 'no longer exists'],
    [{ address: '/pictures/7d9e/original', alt: 'x' }, 'no longer exists'],
    [{ address: `${pictureBase(id)}"><script>`, alt: 'x' }, 'no longer exists'],
    [{ address: pictureBase(id), alt: ' ' }, 'Please say in a few words'],
  ] as const) {
    await expect(createPost(services, admin, { ...postInput(), after: picture })).rejects.toThrow(message)
  }
  expect(await database.$count(blogPosts)).toBe(before)
})

test('every picture without a description is named at once, beside all else that is wrong', async () => {
  await using test = await createTestServices()
  const { services, admin, add } = await opened(test)
  const [before, after] = [await add(), await add()].map(({ id }) => ({ address: pictureBase(id), alt: ' ' }))
  const message = ['Please say in a few words what the picture shows.']
  const wrong = async (more: object) => {
    const post = { ...postInput(), before, after, ...more }
    const error = await createPost(services, admin, post).catch((refused: unknown) => refused)
    return z.flattenError(error as z.ZodError).fieldErrors
  }
  expect(await wrong({})).toEqual({ beforeAlt: message, afterAlt: message })
  expect(Object.keys(await wrong({ title: '' })).sort()).toEqual(['afterAlt', 'beforeAlt', 'title'])
  expect(await wrong({ before: { ...before, alt: 'A hall' } })).toEqual({ afterAlt: message })
  expect(Object.keys(await wrong({ before: { address: 'x'.repeat(201), alt: '' } }))).toContain('before')
})

test('a file that is no picture is refused, and a failing storage leaves nothing behind', async () => {
  await using test = await createTestServices()
  const { services, database, admin } = await opened(test)
  await expect(addPostPicture(services, admin, Buffer.from('<svg onload="x()">'))).rejects.toThrow()
  const storage = { ...services.storage, put: () => Promise.reject(new Error('disk full')) }
  await expect(addPostPicture({ ...services, storage }, admin, photo)).rejects.toThrow('disk full')
  expect(await database.$count(blogPictures)).toBe(0)
})
