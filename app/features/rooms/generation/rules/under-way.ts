import type { RoomCard } from '../../rules/room-card.ts'

/** Whether a redesign or a revision of a room is under way. */
export const isUnderWay = ({ state, isRevising }: Pick<RoomCard, 'state' | 'isRevising'>): boolean =>
  state === 'generating' || isRevising
