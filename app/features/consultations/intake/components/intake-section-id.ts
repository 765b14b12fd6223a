/** The id of a section of the form, counted from 0. */
export const intakeSectionId = (index: number): string => `intake-section-${index + 1}`
