/** A share as a whole percentage, for example '12 %'; '–' when the whole is 0. */
export const shareText = (part: number, whole: number) =>
  whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`
