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
