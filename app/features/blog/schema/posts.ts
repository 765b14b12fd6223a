export const POST_STATUSES = [
  'pending',
  'approved',
  'published',
  'rejected',
  'draft',
  'review',
  'archived',
] as const

/** A person, the chat model, or none: a draft built from the known facts of a room. */
export const POST_WRITERS = ['person', 'model', 'facts'] as const

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

/** A post the product comes with. */
export interface FirstPost {
  slug: string
  title: string
  excerpt: string
  seoTitle: string
  metaDescription: string
  tags: string[]
  roomType: (typeof BLOG_ROOM_TYPES)[number]
  styleApplied: string
  /** Files of the starter pool, without width and extension. */
  before?: string
  after: string
  /** HTML. */
  content: string
}
