/** A person's first name, as far as a full name tells. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? ''
