import { and, eq, inArray } from 'drizzle-orm'
import { conceptForOthers } from '#app/features/rooms/generation/rules/concept-for-others.ts'
import { redesigns, roomUploads } from '#app/features/rooms/tables.server.ts'
import { builtInProfile } from '#app/features/styles/rules/built-in-profile.ts'
import { engineNamed } from '#app/platform/ai/capabilities.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import type { PostStatus } from '../../rules/post-status.ts'
import { blogGenerationQueue, blogPosts } from '../../tables.server.ts'
import type { RoomFacts } from '../rules/room-facts.ts'

/** The post about a redesign, or why there is none. */
export interface GeneratedPost {
  redesignId: string
  /** Null until the post is stored. */
  post: { id: string; status: PostStatus } | null
  /** Why the post could not be written; null otherwise. */
  failure: string | null
}

/** Requested posts about several redesigns, in one query. */
export async function generatedPosts(database: Queryable, redesignIds: string[]): Promise<GeneratedPost[]> {
  if (redesignIds.length === 0) return []
  const rows = await database
    .select({
      redesignId: blogGenerationQueue.redesignId,
      failure: blogGenerationQueue.failure,
      postId: blogPosts.id,
      status: blogPosts.status,
    })
    .from(blogGenerationQueue)
    .leftJoin(blogPosts, eq(blogPosts.redesignId, blogGenerationQueue.redesignId))
    .where(inArray(blogGenerationQueue.redesignId, redesignIds))
  return rows.map(({ redesignId, failure, postId, status }) => ({
    redesignId,
    failure,
    post: postId && status ? { id: postId, status } : null,
  }))
}

/** The room of a queue entry: its pictures' keys, and the facts that a post may mention. */
export async function roomOfEntry(database: Queryable, entryId: string) {
  const [found] = await database
    .select({ entry: blogGenerationQueue, upload: roomUploads, redesign: redesigns })
    .from(blogGenerationQueue)
    .innerJoin(roomUploads, eq(roomUploads.id, blogGenerationQueue.roomUploadId))
    .innerJoin(redesigns, eq(redesigns.id, blogGenerationQueue.redesignId))
    .where(and(eq(blogGenerationQueue.id, entryId), eq(redesigns.roomUploadId, roomUploads.id)))
  if (!found) return undefined
  const { entry, upload, redesign } = found
  const profile =
    upload.styleProfile?.primaryStyle === redesign.style
      ? upload.styleProfile
      : builtInProfile(redesign.style)
  const facts: RoomFacts = {
    roomType: upload.roomType,
    style: redesign.style,
    colours: profile.colorPalette.map(({ name }) => name),
    materials: profile.materials,
    characteristics: profile.characteristics,
    concept: conceptForOthers(redesign.redesignConcept),
    layout: redesign.layoutRecommendations,
    isColourPreview: engineNamed(redesign.engine).isColourPreview,
  }
  return { entry, facts, beforeKey: upload.imageUrl, afterKey: redesign.redesignImageUrl }
}

export type RoomOfEntry = NonNullable<Awaited<ReturnType<typeof roomOfEntry>>>
