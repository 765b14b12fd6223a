/** Fewest digits of a number that somebody can call. */
const FEWEST_DIGITS = 6

/** Whether a text can be called: at least six digits, and otherwise only the signs that people put between them. */
export const isPhoneNumber = (text: string): boolean =>
  /^[\d\s+()\-/.]*$/.test(text) && text.replaceAll(/\D/g, '').length >= FEWEST_DIGITS
