/**
 * Whether a new version may be tried again at no cost: it missed its checks, and was not such a try itself.
 *
 * @param isFlawed whether it missed its checks
 * @param generation whether its own generation cost nothing
 */
export const offersFreeTry = (isFlawed: boolean, generation: { generationIsFree: boolean }): boolean =>
  isFlawed && !generation.generationIsFree
