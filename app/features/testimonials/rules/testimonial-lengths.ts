/** Maximum lengths in characters. A separate module, so that pages show them without loading the schema. */
export const NAME_LENGTH = 100
export const CONTENT_LENGTH = 1000
