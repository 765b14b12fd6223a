/** Maximum number of pictures in one form. */
export const MAX_PICTURES = 12
