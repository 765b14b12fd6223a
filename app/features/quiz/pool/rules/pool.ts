import { plural } from '#app/lib/plural.ts'

const MIN_IMAGES = 40
const MIN_IMAGES_PER_ROOM_TYPE = 4
const MIN_STYLES_PER_ROOM_TYPE = 2

/** The facts of a quiz image that the rules use. */
export interface PoolImage {
  id: string
  style: string
  roomType: string
  /** Shared by images that show the same arrangement from the same side; undefined when unknown. */
  composition?: string | undefined
}

/**
 * Why these images do not suffice for a quiz.
 *
 * @returns the specification's sentence, or undefined when they do
 */
export function poolProblem(images: readonly PoolImage[]): string | undefined {
  if (images.length < MIN_IMAGES)
    return `Need at least ${MIN_IMAGES} images for the quiz. Currently have ${plural(images.length, 'image')}.`
  const issues = [...groupBy(images, (image) => image.roomType)].flatMap(([roomType, group]) =>
    roomTypeIssues(roomType, group),
  )
  return issues.length > 0 ? `Room type issues: ${issues.join('; ')}` : undefined
}

/** What a room type lacks, as sentences; empty when it has enough. */
export function roomTypeIssues(roomType: string, images: readonly PoolImage[]): string[] {
  const styles = new Set(images.map((image) => image.style)).size
  const issues: string[] = []
  if (images.length < MIN_IMAGES_PER_ROOM_TYPE)
    issues.push(`${roomType} needs at least ${MIN_IMAGES_PER_ROOM_TYPE} images (has ${images.length})`)
  if (styles < MIN_STYLES_PER_ROOM_TYPE)
    issues.push(`${roomType} needs at least ${MIN_STYLES_PER_ROOM_TYPE} styles (has ${styles})`)
  return issues
}

/** Groups items by key. Keys keep the order of their first item. */
export function groupBy<T>(items: Iterable<T>, key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const group = groups.get(key(item))
    if (group) group.push(item)
    else groups.set(key(item), [item])
  }
  return groups
}
