/** Tells a visitor that the site gave no answer at all. */
export const UNREACHED = 'We could not be reached: please check your connection.'
