import { and, eq } from 'drizzle-orm'
import type { RoomAnalysis } from '#app/platform/ai/analyst.ts'
import type { Database } from '#app/platform/database/database.ts'
import type { RoomUpload } from '../../queries/rooms.server.ts'
import { roomUploads } from '../../tables.server.ts'
import { isUnderWay } from '../queries/generation-status.server.ts'
import type { GenerationStage } from '../rules/generation.ts'
import type { Generation } from '../schema.ts'

/** A generation may change its upload only while it is the latest one and under way. */
export const isCurrent = ({ uploadId, generationId }: Generation) =>
  and(eq(roomUploads.id, uploadId), eq(roomUploads.generationId, generationId), isUnderWay)

/** The generation was ended or replaced while it ran, because its owner was blocked or deleted the room. */
export class GenerationEnded extends Error {}

/** @throws GenerationEnded, so that we pay for nothing that is no longer wanted */
async function advance(
  database: Database,
  generation: Generation,
  changes: Partial<typeof roomUploads.$inferInsert>,
): Promise<void> {
  const advanced = await database
    .update(roomUploads)
    .set(changes)
    .where(isCurrent(generation))
    .returning({ id: roomUploads.id })
  if (advanced.length === 0) throw new GenerationEnded(`Generation ${generation.generationId} has ended`)
}

/**
 * Marks a generation as running.
 *
 * @returns the upload, or undefined when the generation has ended or was replaced
 */
export async function markRunning(
  database: Database,
  generation: Generation,
): Promise<RoomUpload | undefined> {
  const [upload] = await database
    .update(roomUploads)
    .set({ generationState: 'running', generationStage: 'preparing', generationPausedAt: null })
    .where(isCurrent(generation))
    .returning()
  return upload
}

/** Stores the generation's current stage for its viewers. @throws GenerationEnded */
export const reportStage = (database: Database, generation: Generation, stage: GenerationStage) =>
  advance(database, generation, { generationStage: stage })

/** Stores the analysis of the photo, so that it is paid for once. @throws GenerationEnded */
export const storeAnalysis = (database: Database, generation: Generation, analysis: RoomAnalysis) =>
  advance(database, generation, { roomAnalysis: analysis })

/** Stores the key of the latest partial picture. */
export async function reportPreview(database: Database, generation: Generation, key: string) {
  await database.update(roomUploads).set({ generationPreview: key }).where(isCurrent(generation))
}

/** Marks a generation as queued again before a retry. */
export async function requeueGeneration(database: Database, generation: Generation) {
  await database
    .update(roomUploads)
    .set({ generationState: 'queued', generationStage: null })
    .where(isCurrent(generation))
}
