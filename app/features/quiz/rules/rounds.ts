/** Rounds of a complete quiz. */
export const ROUNDS = 20
