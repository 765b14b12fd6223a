/** What the area to choose photos says. */
export const PHOTOS_TEXTS = { first: 'Choose photos', more: 'Add more photos' }
