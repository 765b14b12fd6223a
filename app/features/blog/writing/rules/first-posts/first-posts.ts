import { JAPANDI_BEDROOM } from './japandi-bedroom.ts'
import { MID_CENTURY_LIVING_ROOM } from './mid-century-living-room.ts'
import { PHOTOGRAPH_YOUR_ROOM } from './photograph-your-room.ts'
import { SCANDINAVIAN_KITCHEN } from './scandinavian-kitchen.ts'

/** Posts that come with the product, newest first. */
export const FIRST_POSTS = [
  MID_CENTURY_LIVING_ROOM,
  JAPANDI_BEDROOM,
  SCANDINAVIAN_KITCHEN,
  PHOTOGRAPH_YOUR_ROOM,
]
