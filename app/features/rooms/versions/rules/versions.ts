import { type EngineName, engineNamed } from '#app/platform/ai/capabilities.ts'
import type { Boldness } from '#app/platform/ai/surfaces.ts'
import type { FailureReason, GenerationKind, GenerationState } from '../../generation/rules/generation.ts'
import { isGenerating } from '../../policy.ts'
import type { RoomType } from '../../rules/room-types.ts'
import { paintedWords } from '../../style-previews/rules/boldness.ts'

/** A picture of a room for comparison: the photo, or one of its redesigns. */
export interface RoomVersion {
  /** `original` or the id of a redesign. */
  id: string
  /** 'Your photo' or 'Version 2'. */
  name: string
  width: number
  height: number
  placeholder: string
  madeAt: Date
  /** Undefined for the photo. */
  redesign?: {
    style: string
    boldness: Boldness
    concept: string | null
    /** The wish in the person's words. */
    feedback: string | null
    /** Name of the version it was made from; null for the photo. */
    startedFrom: string | null
    isPreview: boolean
    rating: number | null
  }
}

/** A room with all its versions, for its page. */
export interface RoomPage {
  id: string
  roomType: RoomType
  /** The photo first, then redesigns, oldest first. */
  versions: RoomVersion[]
  isGenerating: boolean
  /** The version under way: 'Japandi, bolder', or 'a new version' of a revision; null when none is. */
  adding: string | null
  failure: FailureReason | null
  generationKind: GenerationKind | null
}

interface Picture {
  id: string
  width: number
  height: number
  placeholder: string
}

interface StoredVersion extends Picture {
  style: string
  boldness: Boldness
  redesignConcept: string | null
  feedback: string | null
  startedFromId: string | null
  engine: EngineName
  userRating: number | null
  generatedAt: Date
}

interface StoredRoom extends Picture {
  roomType: RoomType
  uploadedAt: Date
  generationState: GenerationState
  generationReason: FailureReason | null
  generationKind: GenerationKind | null
  userStylePreference: string | null
  boldness: Boldness
  /** Newest first. */
  redesigns: StoredVersion[]
}

/** Builds the page data of a stored room. */
export function roomPage(room: StoredRoom): RoomPage {
  const { id, roomType, generationKind } = room
  const made = room.redesigns.toReversed()
  const names = new Map(made.map((each, index) => [each.id, `Version ${index + 1}`]))
  return {
    id,
    roomType,
    versions: [photoOf(room), ...made.map((each) => versionOf(each, names))],
    isGenerating: isGenerating(room),
    adding: isGenerating(room) ? versionUnderWay(room) : null,
    failure: room.generationState === 'failed' ? room.generationReason : null,
    generationKind,
  }
}

function versionUnderWay({ generationKind, userStylePreference: style, boldness }: StoredRoom): string {
  return generationKind === 'redesign' && style ? paintedWords({ style, boldness }) : 'a new version'
}

const photoOf = ({ width, height, placeholder, uploadedAt }: StoredRoom): RoomVersion => ({
  id: 'original',
  name: 'Your photo',
  width,
  height,
  placeholder,
  madeAt: uploadedAt,
})

function versionOf(stored: StoredVersion, names: Map<string, string>): RoomVersion {
  const { id, width, height, placeholder, style, boldness, feedback, generatedAt } = stored
  return {
    id,
    name: names.get(id)!,
    width,
    height,
    placeholder,
    madeAt: generatedAt,
    redesign: {
      style,
      boldness,
      concept: stored.redesignConcept,
      feedback,
      startedFrom: names.get(stored.startedFromId ?? '') ?? null,
      isPreview: engineNamed(stored.engine).isColourPreview,
      rating: stored.userRating,
    },
  }
}

/**
 * The two versions to compare: those in the address, otherwise the photo and the newest.
 *
 * @param asked ids from the address; unknown ones are ignored
 */
export function comparedVersions(
  versions: RoomVersion[],
  asked: { left?: string | null; right?: string | null },
): { left: RoomVersion; right: RoomVersion } {
  const find = (id: string | null | undefined) => versions.find((version) => version.id === id)
  return { left: find(asked.left) ?? versions[0]!, right: find(asked.right) ?? versions.at(-1)! }
}

/** The name of a downloaded picture, without extension: `casabloom-living-room-version-2`. */
export function downloadName(siteName: string, roomType: string, version: string): string {
  const words = `${siteName} ${roomType} ${version}`.toLowerCase().match(/[a-z0-9]+/g) ?? ['room']
  return words.join('-')
}
