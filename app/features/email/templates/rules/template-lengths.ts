/** Most characters of a template, apart from the schema, so that pages show them without loading it. */
export const NAME_LENGTH = 255
export const SUBJECT_LENGTH = 500
