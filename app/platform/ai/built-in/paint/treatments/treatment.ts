import type { FloorName, WallName } from '../../materials/catalogue.ts'

/** The colour grade of a picture, applied last. */
export interface Grade {
  /** Warms (positive) or cools the light: gain of red and loss of blue, about ±0.05. */
  warmth: number
  /** Contrast of lightness around middle grey; 1 is neutral. */
  contrast: number
  /** Factor on chroma; 1 is neutral. */
  saturation: number
  /** Lifts (positive) or deepens the blacks, in Oklab L. */
  lift: number
  /** Exposure in stops. */
  stops: number
  /** Tints of shadows and highlights: Oklab a, b offsets. */
  shadowTint: [number, number]
  lightTint: [number, number]
}

/** A style's design of a room: a colour (`#rrggbb`) for every surface. */
export interface Treatment {
  wall: string
  wallMaterial: WallName
  /** Alternative wall colours of the style, best first, for a room whose walls already have that colour. */
  otherWalls?: string[]
  /** For a wall that is already much darker than the others. */
  featureWall: string
  ceiling: string
  floor: string
  floorMaterial: FloorName
  /** This and the next three are for things that the room's owner names; accents can also become a wall's paint. */
  wood: string
  /** Colours for saturated things. */
  accents: string[]
  /** Soft tint of grey and white textiles. */
  textile: string
  /** Colour of curtains and neutral upholstery. */
  soft: string
  grade: Grade
}
