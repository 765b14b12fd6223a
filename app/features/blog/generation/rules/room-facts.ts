/** Facts of a redesigned room that may be public. Contains nothing about the owner and none of their words. */
export interface RoomFacts {
  /** For example 'Living Room'. */
  roomType: string
  style: string
  colours: string[]
  materials: string[]
  characteristics: string[]
  /** The concept of the redesign; null when it addresses the owner. */
  concept: string | null
  layout: string | null
  /** Whether the redesign is a repainted photo that keeps the owner's furniture. */
  isColourPreview: boolean
}
