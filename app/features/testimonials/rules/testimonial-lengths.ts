/** Most characters, apart from the schema, so that pages show them without loading it. */
export const NAME_LENGTH = 100
export const CONTENT_LENGTH = 1000
