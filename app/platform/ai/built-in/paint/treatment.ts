import type { FloorName, WallName } from '../materials/catalogue.ts'

/** The overall look of a picture, applied last. */
export interface Grade {
  /** Warms (positive) or cools the light: share taken from blue and given to red. About ±0.05. */
  warmth: number
  /** Contrast of lightness around a middle grey; 1 changes nothing. */
  contrast: number
  /** Factor on chroma; 1 changes nothing. */
  saturation: number
  /** Lifts (positive) or deepens the blacks, in Oklab L. */
  lift: number
  /** Brightens (positive) or dims, in photographic stops. */
  stops: number
  /** Tints of shadows and lights: Oklab a, b offsets. */
  shadowTint: [number, number]
  lightTint: [number, number]
}

/** How a room is done in a style: a colour (`#rrggbb`) for every surface. */
export interface Treatment {
  wall: string
  wallMaterial: WallName
  /** Other wall colours of the style, the next best first: for a room whose walls have the colour already. */
  otherWalls?: string[]
  /** For a wall that is already much darker than the others. */
  featureWall: string
  ceiling: string
  floor: string
  floorMaterial: FloorName
  rug: string
  wood: string
  /** Colours for what is colourful in the room: cushions, books, art. */
  accents: string[]
  /** Soft tint of grey and white textiles. */
  textile: string
  /** Colour of the largest neutral soft furnishing. */
  soft: string
  grade: Grade
}
