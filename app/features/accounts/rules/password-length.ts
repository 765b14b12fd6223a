/** Characters of a password, at most. Hashing more would only cost time. */
export const LONGEST_PASSWORD = 128

/** What an account opens decides how short its password may be. */
export const passwordLength = (isStaff: boolean) =>
  isStaff
    ? {
        shortest: 12,
        hint: 'At least 12 characters: this account opens the administration.',
        refusal: 'Please choose at least 12 characters: this account opens the administration.',
      }
    : {
        shortest: 6,
        hint: 'At least 6 characters.',
        refusal: 'Password must be at least 6 characters long',
      }
