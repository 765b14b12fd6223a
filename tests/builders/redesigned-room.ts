import { eq } from 'drizzle-orm'
import { generatePost } from '#app/features/blog/generation/commands/generate-post.server.ts'
import { generatedPosts } from '#app/features/blog/generation/queries/generated-posts.server.ts'
import { blogGenerationQueue, blogPosts } from '#app/features/blog/tables.server.ts'
import { redesignsOf } from '#app/features/rooms/queries/rooms.server.ts'
import type { FakeOpenAi } from '#tests/fakes/openai-server.ts'
import { createActor, createAdministrator } from './members.ts'
import { scriptedEditor, workedBy } from './room-editors.ts'
import { uploadOne } from './rooms.ts'
import { createTestServices } from './services.ts'

/** A member's redesigned room, and an administrator. With a provider, a chat model is available. */
export async function redesignedRoom(provider?: FakeOpenAi) {
  const variables = provider && { OPENAI_API_KEY: 'sk-fake-key', OPENAI_BASE_URL: provider.baseUrl }
  const app = await createTestServices({
    ...(variables && { variables }),
    platform: workedBy(scriptedEditor()),
  })
  const { services } = app
  const { database } = services
  const owner = await createActor(services, { name: 'Quintessa Hidden', email: 'quintessa@example.com' })
  const { id: uploadId } = await uploadOne(services, owner)
  await app.runJobs()
  const [redesign] = await redesignsOf(database, uploadId)
  const admin = await createAdministrator(services)
  const input = { uploadId, redesignId: redesign!.id, publication: 'publish', ownerAgreed: true }
  return {
    app,
    services,
    database,
    owner,
    admin,
    uploadId,
    input,
    ask: (changes: Partial<typeof input> = {}) => generatePost(services, admin, { ...input, ...changes }),
    posts: () => database.select().from(blogPosts).where(eq(blogPosts.roomUploadId, uploadId)),
    entries: () => database.select().from(blogGenerationQueue),
    state: async () => (await generatedPosts(database, [redesign!.id]))[0],
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  }
}
