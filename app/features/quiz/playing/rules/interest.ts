import { compare } from '#app/lib/compare.ts'
import { ROUNDS } from '../../rules/rounds.ts'

/** A style's results so far in this quiz. */
interface StyleRecord {
  shown: number
  chosen: number
}

/** What a quiz has shown so far. */
export interface History {
  records: ReadonlyMap<string, StyleRecord>
  /** Keys of the pairs of styles that have met, in either order. */
  met: ReadonlySet<string>
}

/** From this round on, the pairs are chosen to separate the leading styles. */
const FIRST_LATE_ROUND = 15
/** Assumed probability that a person picks their favourite style when it is shown. */
const CONSTANCY = 0.8
const FOR = Math.log(CONSTANCY / 0.5)
const AGAINST = Math.log((1 - CONSTANCY) / 0.5)
/** Deduction for a repeated late pair. It ranks below new pairs of equal evidence but may return. */
const MET_LATE = 0.3

/** Whether the next round is a late one. */
export function isLate(history: History): boolean {
  return choicesOf(history) >= FIRST_LATE_ROUND - 1
}

/**
 * How much showing two styles together would reveal. Early rounds prefer unseen styles, then successful ones, and
 * pairs that have not met. Late rounds prefer the two styles most likely to be the favourite. The last round prefers
 * a pair that leaves a single leader, whichever is chosen.
 */
export function interestOf(one: string, other: string, history: History): number {
  const records = [history.records.get(one), history.records.get(other)]
  const sum = (value: (record: StyleRecord | undefined) => number) => value(records[0]) + value(records[1])
  const hasMet = history.met.has(meetingKey(one, other))
  if (!isLate(history)) return sum(standing) - (hasMet ? 1 : 0)
  const likely = sum(evidence) - (hasMet ? MET_LATE : 0)
  const isLast = choicesOf(history) === ROUNDS - 1
  return isLast ? likely + ROUNDS * decisive(one, other, history) : likely
}

/** In how many of the two outcomes (0 to 2) a single style leads. */
function decisive(one: string, other: string, { records }: History): number {
  const counts = new Map([...records].map(([style, { chosen }]) => [style, chosen]))
  return [one, other].filter((winner) => {
    const after = [...new Map([...counts, [winner, (counts.get(winner) ?? 0) + 1]]).values()]
    const top = Math.max(...after)
    return after.filter((count) => count === top).length === 1
  }).length
}

/** A key for two styles in either order. */
export function meetingKey(one: string, other: string): string {
  return JSON.stringify([one, other].sort(compare))
}

function choicesOf({ records }: History): number {
  return [...records.values()].reduce((sum, { chosen }) => sum + chosen, 0)
}

/** 2 for an unseen style; otherwise between 0 and 1, falling with each refusal. */
function standing(record: StyleRecord | undefined): number {
  return record && record.shown > 0 ? (record.chosen + 1) / (record.shown + 1) : 2
}

/** Log-likelihood ratio of the choices if this style is the favourite, against any other favourite. */
function evidence(record: StyleRecord | undefined): number {
  return record ? record.chosen * FOR + (record.shown - record.chosen) * AGAINST : 0
}
