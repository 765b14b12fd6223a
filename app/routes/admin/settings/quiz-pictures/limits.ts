/** Pictures that may be added with one form. */
export const MOST_PICTURES = 12
