const TO_THE_OWNER = /\byours?\b/i

/** A version's description for readers other than the room's owner; null when it addresses the owner. */
export const conceptForOthers = (concept: string | null): string | null =>
  concept && TO_THE_OWNER.test(concept) ? null : concept
