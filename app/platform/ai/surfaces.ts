/** A place on the photo: fractions (0…1) of its width and height. */
export interface Place {
  x: number
  y: number
}

/** A correction of the region at a place: what it is, or that it stays as in the photo. */
export interface Correction extends Place {
  meaning: 'wall' | 'floor' | 'ceiling' | 'cupboard' | 'curtain' | 'keep'
  /** Which of the regions around the place is meant. */
  extent: number
}

/** A closed line: corners as fractions (0…1) of the picture's width and height. */
export type Outline = [x: number, y: number][]

/** A region around a place, and its number in a `Correction`. */
export interface TappableRegion {
  extent: number
  /** Whether a person who taps the place most likely means this one. One of a place's regions is. */
  isLikely: boolean
  outlines: Outline[]
}

/** How strongly the built-in engine applies paint, tints and materials, relative to the style's design. */
export type Boldness = 'softer' | 'usual' | 'bolder'

/** Wishes for the painting, and what it should know of the room. */
export interface PaintWishes {
  /** Corrections of the photo's surfaces. */
  corrections?: Correction[] | undefined
  boldness?: Boldness | undefined
  /** Such as 'Bathroom', whose floor must bear water. */
  roomType?: string | undefined
}

/** The colours of a style. */
export interface Look {
  name: string
  /** Named colours, as `#rrggbb`. */
  palette: { name: string; hex: string }[]
  /** For example 'walnut' or 'brushed brass'. */
  materials: string[]
}

type LoadPhoto = () => Promise<Buffer>

/** Previews a room in any style quickly, and finds its surfaces. */
export interface StylePreviews {
  /**
   * Repaints a photo at preview size.
   *
   * @param key identifies the photo; while its analysis is cached, `load` is not called and only the painting is new
   * @param load returns the photo in any size
   * @returns JPEG, at most 960 pixels long
   * @throws Error whose `code` is `not_a_room`, `unreadable_photo` or `render_failed`
   */
  preview(key: string, load: LoadPhoto, look: Look, wishes?: PaintWishes): Promise<Buffer>
  /**
   * Outlines the regions around a place of a photo, smallest first. A `Correction` at this place means one of them.
   *
   * @throws Error as `preview`
   */
  regions(key: string, load: LoadPhoto, place: Place): Promise<TappableRegion[]>
  /**
   * Outlines all surfaces that a person wants to keep.
   *
   * @throws Error as `preview`
   */
  kept(key: string, load: LoadPhoto, corrections: Correction[]): Promise<Outline[]>
}
