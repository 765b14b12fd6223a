/** Room types, in the order in which the form offers them. */
export const ROOM_TYPES = [
  'Living Room',
  'Bedroom',
  'Kitchen',
  'Bathroom',
  'Home Office',
  'Dining Room',
  'Entryway',
  'Nursery',
  'Walk-in Closet',
  'Laundry Room',
] as const
export type RoomType = (typeof ROOM_TYPES)[number]
