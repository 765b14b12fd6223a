/** Pictures that may be added with one form. */
export const MAX_PICTURES = 12
