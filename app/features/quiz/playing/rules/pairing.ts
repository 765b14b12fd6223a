import { compare } from '#app/lib/compare.ts'
import type { Random } from '#app/lib/seeded-random.ts'
import { groupBy, type PoolImage } from '../../pool/rules/pool.ts'
import { type History, interestOf, isLate, meetingKey } from './interest.ts'
import { pick } from './random.ts'

/** A round's room type is drawn from this many types, those with the most unused images. */
const ROOM_TYPE_CHOICE = 3

/** Two images of one room type in different styles. The person picks one. */
export interface Pairing<Image extends PoolImage = PoolImage> {
  /** `question_N` */
  id: string
  leftImage: Image
  rightImage: Image
  roomType: string
}

/**
 * Draws the pair of a round. The room type is chosen at random among the three with the most unused images. In late
 * rounds only those of the three qualify in which the leading styles can meet. Within the room type, the most
 * informative pair of styles is shown: early rounds give every style a chance, later ones compare the favourites. Two
 * images of one composition meet only as a last resort, so that people choose between rooms and not between
 * decorations.
 *
 * @param unused images that no earlier round has used
 * @returns undefined when no two images of one room type differ in style
 */
export function drawPair<Image extends PoolImage>(
  unused: readonly Image[],
  history: History,
  random: Random,
): Omit<Pairing<Image>, 'id'> | undefined {
  const rooms = [...groupBy(unused, (image) => image.roomType)]
    .map(([roomType, images]) => ({ roomType, images, styles: groupBy(images, (image) => image.style) }))
    .filter((room) => room.styles.size > 1)
    .sort((a, b) => b.images.length - a.images.length || compare(a.roomType, b.roomType))
  const choice = rooms.slice(0, ROOM_TYPE_CHOICE).map(({ images, styles, roomType }) => ({
    roomType,
    styles,
    ...bestMeetings(styles, images.length, history),
  }))
  const most = Math.max(...choice.map(({ interest }) => interest))
  const room = pick(
    isLate(history) ? choice.filter(({ interest }) => isClose(interest, most)) : choice,
    random,
  )
  if (!room) return undefined
  const styles = pick(room.meetings, random)!
  const [left, right] = random() < 0.5 ? styles : [styles[1], styles[0]]
  const couples = couplesOf(room.styles.get(left)!, room.styles.get(right)!)
  const [leftImage, rightImage] = pick(couples, random)!
  return { leftImage, rightImage, roomType: room.roomType }
}

/** All pairs of the two styles' images; only those of different compositions, if there are any. */
function couplesOf<Image extends PoolImage>(lefts: Image[], rights: Image[]): [Image, Image][] {
  const all = lefts.flatMap((left) => rights.map((right): [Image, Image] => [left, right]))
  const unlike = all.filter(([left, right]) => compositionOf(left) !== compositionOf(right))
  return unlike.length > 0 ? unlike : all
}

/** An image of unknown composition differs from every other. */
function compositionOf(image: PoolImage): string {
  return image.composition ?? image.id
}

/**
 * The history after a pair was shown.
 *
 * @param chosenStyle undefined when the pair was skipped, which counts as a refusal of both styles
 */
export function recordMeeting(history: History, pairing: Pairing, chosenStyle: string | undefined): History {
  const records = new Map(history.records)
  const styles = [pairing.leftImage.style, pairing.rightImage.style] as const
  for (const style of styles) {
    const { shown, chosen } = records.get(style) ?? { shown: 0, chosen: 0 }
    records.set(style, { shown: shown + 1, chosen: chosen + (style === chosenStyle ? 1 : 0) })
  }
  return { records, met: new Set([...history.met, meetingKey(...styles)]) }
}

/** The most informative pairs of styles in a room type, with their interest. */
function bestMeetings(styles: Map<string, PoolImage[]>, total: number, history: History) {
  const names = [...styles.keys()].sort(compare)
  // A style with at least half of the images must be in every pair. Otherwise its images would run out of partners
  // and the quiz would end early.
  const majority = names.find((name) => styles.get(name)!.length * 2 >= total)
  const possible = names.flatMap((one, index) =>
    names
      .slice(index + 1)
      .filter((other) => majority === undefined || one === majority || other === majority)
      .map((other): [string, string] => [one, other]),
  )
  const unlike = possible.filter(([one, other]) => !areAlike(styles.get(one)!, styles.get(other)!))
  const meetings = unlike.length > 0 ? unlike : possible
  const interests = meetings.map(([one, other]) => interestOf(one, other, history))
  const interest = Math.max(...interests)
  return { meetings: meetings.filter((_, index) => isClose(interests[index]!, interest)), interest }
}

const isClose = (one: number, other: number) => Math.abs(one - other) < 1e-9

/** Whether all images of both styles share one composition. */
function areAlike(one: PoolImage[], other: PoolImage[]): boolean {
  return new Set([...one, ...other].map(compositionOf)).size === 1
}
