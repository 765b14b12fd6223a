/** Words per minute. */
const READING_SPEED = 220

/** Reading time of a text in minutes, at least one. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / READING_SPEED))
}
