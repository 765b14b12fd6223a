/** Words a minute that people read of a text like ours. */
const READING_SPEED = 220

/** Minutes it takes to read a text, at least one. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / READING_SPEED))
}
