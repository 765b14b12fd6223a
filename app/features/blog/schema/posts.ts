export const POST_STATUSES = [
  'pending',
  'approved',
  'published',
  'rejected',
  'draft',
  'review',
  'archived',
] as const

/** A person, the chat model, or the facts of a room. */
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

/** What a page needs to show a post's picture. */
export interface PostPicture {
  /** Widths of the existing files in pixels, ascending. */
  widths: number[]
  /** Size of the largest file in pixels. */
  width: number
  height: number
  /** A tiny copy as a data URL. */
  placeholder?: string
  alt: string
}

/** A post that comes with the product. */
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
