import type { QuizImage } from '../../../schema.ts'
import type { QuizSession } from '../../rules/session.ts'
import { warmNext, warmPair } from './warm-pictures.ts'

/** Whether the pictures of a round are there. */
export interface Arrival {
  hasArrived: boolean
  /** Whether they are missing and the connection is lost. */
  isWaiting: boolean
  /** Number of requests for them, which grows when the browser is back online. */
  attempt: number
}

/**
 * Loads the pictures of each round, and then those of the next.
 *
 * @param tell called with every change
 * @returns a function that takes the round to load
 */
export function followPictures(tell: (arrival: Arrival) => void): (session: QuizSession<QuizImage>) => void {
  let current: QuizSession<QuizImage> | undefined
  let arrival: Arrival = { hasArrived: false, isWaiting: false, attempt: 0 }
  const change = (changed: Partial<Arrival>) => {
    arrival = { ...arrival, ...changed }
    tell(arrival)
  }
  const look = async (session: QuizSession<QuizImage>) => {
    const areThere = await warmPair(session.pairing!)
    if (session !== current) return
    const isWaiting = !areThere && !navigator.onLine
    change({ isWaiting, hasArrived: !isWaiting })
    warmNext(session)
  }
  addEventListener('online', () => {
    if (!current) return
    change({ attempt: arrival.attempt + 1 })
    void look(current)
  })
  return (session) => {
    current = session
    change({ hasArrived: false, isWaiting: false, attempt: 0 })
    void look(session)
  }
}
