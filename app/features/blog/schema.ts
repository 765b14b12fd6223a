export const POST_STATUSES = [
  'pending',
  'approved',
  'published',
  'rejected',
  'draft',
  'review',
  'archived',
] as const

export const BLOG_ROOM_TYPES = [
  'living-room',
  'bedroom',
  'kitchen',
  'dining-room',
  'bathroom',
  'home-office',
  'nursery',
  'entryway',
  'basement',
  'guest-room',
  'walk-in-closet',
  'laundry-room',
  'outdoor-space',
] as const

/** What belongs to the address of a post's picture. */
export interface PostPicture {
  /** Widths there are files of, in pixels, ascending. */
  widths: number[]
  /** Size of the largest file in pixels; a picture keeps its own proportions. */
  width: number
  height: number
  /** A tiny copy as a data address. */
  placeholder?: string
  /** What the picture shows. */
  alt: string
}
