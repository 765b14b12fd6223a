/** Storage folder and public path of the quiz pictures that administrators add. */
export const ADDED_PICTURES = { folder: 'quiz', address: '/quiz-pictures' }

/** A copy's file name, for example `7d9e…-960.avif`. Nothing else is served. */
export const ADDED_PICTURE_FILE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-(480|960)\.(avif|webp)$/
