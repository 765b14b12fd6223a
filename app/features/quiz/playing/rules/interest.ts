import { compare } from '#app/lib/compare.ts'
import { ROUNDS } from '../../pool/rules/pool.ts'

/** How a style has done so far in this quiz. */
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

/** From this round on, pairs are drawn to tell the leading styles apart. */
const FIRST_LATE_ROUND = 15
/** How often a person is taken to pick the style they like best when it is one of the two. */
const CONSTANCY = 0.8
const FOR = Math.log(CONSTANCY / 0.5)
const AGAINST = Math.log((1 - CONSTANCY) / 0.5)
/** Two leaders may meet again; others who have done as well come first. */
const MET_LATE = 0.3

/** Whether the round to come is a late one. */
export function isLate(history: History): boolean {
  return choicesOf(history) >= FIRST_LATE_ROUND - 1
}

/**
 * How much is learned from showing two styles together. Early rounds: unseen styles first, then those that have done
 * well, and pairs that have met wait. Late rounds: the two styles most likely to be the favourite. The last round:
 * a pair after which one style alone leads, whichever is chosen.
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

/** In how many of the two outcomes (0 to 2) one style alone leads afterwards. */
function decisive(one: string, other: string, { records }: History): number {
  const counts = new Map([...records].map(([style, { chosen }]) => [style, chosen]))
  return [one, other].filter((winner) => {
    const after = [...new Map([...counts, [winner, (counts.get(winner) ?? 0) + 1]]).values()]
    const top = Math.max(...after)
    return after.filter((count) => count === top).length === 1
  }).length
}

/** The same for both orders of two styles. */
export function meetingKey(one: string, other: string): string {
  return JSON.stringify([one, other].sort(compare))
}

function choicesOf({ records }: History): number {
  return [...records.values()].reduce((sum, { chosen }) => sum + chosen, 0)
}

/** 2 for a style that has not been seen, else between 0 and 1: the more often refused, the less. */
function standing(record: StyleRecord | undefined): number {
  return record && record.shown > 0 ? (record.chosen + 1) / (record.shown + 1) : 2
}

/** How much likelier (natural logarithm) the choices are when this style is the favourite than when it is any other. */
function evidence(record: StyleRecord | undefined): number {
  return record ? record.chosen * FOR + (record.shown - record.chosen) * AGAINST : 0
}
