/** Widths in pixels of the pictures of chosen rooms. */
export const ROOM_WIDTHS = [480, 960]
