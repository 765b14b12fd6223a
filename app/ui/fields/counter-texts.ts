import { plural } from '#app/lib/plural.ts'

/** What a counter shows of a text's length, and what it says aloud near the limit. */
export function counterTexts(length: number, limit: number) {
  const left = limit - length
  const isNear = left >= 0 && left <= limit * 0.1
  return {
    shown: `${length.toLocaleString('en-US')} / ${limit.toLocaleString('en-US')}`,
    spoken:
      left < 0 ? `${plural(-left, 'character')} too many` : isNear ? `${plural(left, 'character')} left` : '',
    isOver: left < 0,
  }
}
