import { groupBy, type PoolImage, poolProblem, roomTypeIssues } from './pool.ts'

/** Whether the active pictures suffice for a quiz, by the quiz's own rules. */
export interface PoolHealth {
  /** The message that people would see instead of the quiz; undefined when it can be played. */
  problem: string | undefined
  images: number
  roomTypes: { roomType: string; images: number; styles: number; issues: string[] }[]
}

/** Checks the active pictures by the quiz's rules, with room types in alphabetical order. */
export function poolHealth(active: readonly PoolImage[]): PoolHealth {
  const roomTypes = [...groupBy(active, (image) => image.roomType)].map(([roomType, images]) => ({
    roomType,
    images: images.length,
    styles: new Set(images.map((image) => image.style)).size,
    issues: roomTypeIssues(roomType, images),
  }))
  return {
    problem: poolProblem(active),
    images: active.length,
    roomTypes: roomTypes.toSorted((one, other) => one.roomType.localeCompare(other.roomType)),
  }
}
