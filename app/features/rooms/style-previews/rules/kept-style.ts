import { type EngineName, engineNamed } from '#app/platform/ai/capabilities.ts'
import type { Boldness, Correction } from '#app/platform/ai/surfaces.ts'
import { isGenerating, MAX_VERSIONS, mayKeepStyle } from '../../policy.ts'

interface Painted {
  style: string
  boldness: Boldness
  corrections: readonly Correction[]
}

/** Whether a version shows the same as a preview would: painted by the built-in engine with the same inputs. */
export const isPaintedAs = (version: Painted & { engine: EngineName }, preview: Painted): boolean =>
  engineNamed(version.engine).appliesCorrections &&
  version.style === preview.style &&
  version.boldness === preview.boldness &&
  JSON.stringify(version.corrections) === JSON.stringify(preview.corrections)

/** A version that shows the same as a preview. */
export interface KeptVersion {
  id: string
  /** 'Version 2'. */
  name: string
  style: string
  boldness: Boldness
}

/**
 * The versions of a room that show the same as its previews.
 *
 * @param made newest first
 */
export function keptVersions(
  made: readonly (Painted & { id: string; engine: EngineName })[],
  corrections: readonly Correction[],
): KeptVersion[] {
  return made.flatMap((version, index) => {
    const { id, style, boldness } = version
    const name = `Version ${made.length - index}`
    return isPaintedAs(version, { style, boldness, corrections }) ? { id, name, style, boldness } : []
  })
}

/** Explains that a room is full, and what to do. */
export const ROOM_IS_FULL = `This room has ${MAX_VERSIONS} versions, as many as a room can have. To keep more styles, add the same photo as a new room.`

/** Why no preview of a room can be kept now, in words; null when one can. */
export function keepObstacle(
  upload: Parameters<typeof mayKeepStyle>[0],
  redesignCount: number,
): string | null {
  if (mayKeepStyle(upload, redesignCount)) return null
  if (redesignCount >= MAX_VERSIONS) return ROOM_IS_FULL
  return isGenerating(upload)
    ? 'This room is being redesigned. Once it is ready, you can keep a style that you like beside it.'
    : 'Once this room has its first redesign, you can keep a style that you like beside it.'
}
