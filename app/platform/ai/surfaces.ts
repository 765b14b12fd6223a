/** A place on the photo: shares (0…1) of its width and height. */
export interface Place {
  x: number
  y: number
}

/** A correction of the region at a place: paint it as wall, as floor, or keep it as in the photo. */
export interface Correction extends Place {
  meaning: 'wall' | 'floor' | 'keep'
  /** Which of the regions around the place: 0 is the smallest. */
  extent: number
}

/** A closed line: corners as shares (0…1) of the picture's width and height. */
export type Outline = [x: number, y: number][]

/** A style as far as its colours go. */
export interface Look {
  name: string
  /** Named colours, as `#rrggbb`. */
  palette: { name: string; hex: string }[]
  /** Such as 'walnut' or 'brushed brass'. */
  materials: string[]
}

type LoadPhoto = () => Promise<Buffer>

/** Shows a room in one style after the other, quickly, and knows its surfaces. */
export interface StylePreviews {
  /**
   * Repaints a photo at preview size.
   *
   * @param key names the photo: while it is remembered, `load` is not called and only the paint is new
   * @param load the photo, any size
   * @param corrections of its surfaces
   * @returns JPEG, at most 960 pixels long
   * @throws Error whose `code` is `not_a_room`, `unreadable_photo` or `render_failed`
   */
  preview(key: string, load: LoadPhoto, look: Look, corrections?: Correction[]): Promise<Buffer>
  /**
   * Outlines the regions around a place of a photo, smallest first; a `Correction` at this place means one of them.
   *
   * @throws Error as `preview`
   */
  regions(key: string, load: LoadPhoto, place: Place): Promise<Outline[][]>
  /**
   * Outlines everything that a person keeps of a photo.
   *
   * @throws Error as `preview`
   */
  kept(key: string, load: LoadPhoto, corrections: Correction[]): Promise<Outline[]>
}
