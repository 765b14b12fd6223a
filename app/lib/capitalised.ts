/** A text whose first letter is a capital, to begin a sentence with. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
