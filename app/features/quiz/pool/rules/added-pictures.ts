/** Where copies of administrators' quiz pictures are stored, and where they are served publicly. */
export const ADDED_PICTURES = { folder: 'quiz', address: '/quiz-pictures' }

/** A copy's name, such as `7d9e…-960.avif`; nothing else is served. */
export const ADDED_PICTURE_FILE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-(480|960)\.(avif|webp)$/
