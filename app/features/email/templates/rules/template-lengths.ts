/** Maximum lengths in characters. A separate module, so that pages show them without loading the schema. */
export const NAME_LENGTH = 255
export const SUBJECT_LENGTH = 500
