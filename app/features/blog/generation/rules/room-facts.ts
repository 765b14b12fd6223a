/** What is known of a redesigned room, and may be public: nothing of who lives there, and none of their words. */
export interface RoomFacts {
  /** 'Living Room'. */
  roomType: string
  style: string
  colours: string[]
  materials: string[]
  characteristics: string[]
  /** What the redesign does, and how the furniture could stand; where somebody looked. */
  concept: string | null
  layout: string | null
  /** The redesign is a repainted photo: the furniture is the room's own. */
  isColourPreview: boolean
}
