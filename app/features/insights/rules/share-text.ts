/** A share as a whole percentage: '12 %', '–' of nothing. */
export const shareText = (part: number, whole: number) =>
  whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`
