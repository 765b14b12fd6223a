import { type EngineName, engineNamed } from '#app/platform/ai/capabilities.ts'
import type { Boldness, Correction } from '#app/platform/ai/surfaces.ts'
import { isGenerating, MAX_VERSIONS, mayKeepStyle, ROOM_IS_FULL } from '../../policy.ts'

interface Painted {
  style: string
  boldness: Boldness
  corrections: readonly Correction[]
}

interface PaintedVersion extends Painted {
  engine: EngineName
  /** What its style looked like; null when that was not stored. */
  look: string | null
}

/**
 * Whether a version shows the same as a preview would: painted by the built-in engine with the same inputs.
 *
 * @param preview `look` identifies what its style looks like now
 */
export const isPaintedAs = (version: PaintedVersion, preview: Painted & { look: string }): boolean =>
  engineNamed(version.engine).appliesCorrections &&
  version.style === preview.style &&
  (version.look ?? preview.look) === preview.look &&
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
 * @param looks what styles look like now, by their names
 */
export function keptVersions(
  made: readonly (PaintedVersion & { id: string })[],
  corrections: readonly Correction[],
  looks: ReadonlyMap<string, string>,
): KeptVersion[] {
  return made.flatMap((version, index) => {
    const { id, style, boldness } = version
    const name = `Version ${made.length - index}`
    const look = looks.get(style) ?? ''
    return isPaintedAs(version, { style, boldness, corrections, look }) ? { id, name, style, boldness } : []
  })
}

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
