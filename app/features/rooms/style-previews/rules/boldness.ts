import type { Boldness } from '#app/platform/ai/surfaces.ts'

/** Boldness of the built-in engine, in the order of the choices. */
export const BOLDNESSES = ['softer', 'usual', 'bolder'] as const satisfies Boldness[]

export const BOLDNESS_WORDS: Record<Boldness, string> = {
  softer: 'Softer',
  usual: 'As designed',
  bolder: 'Bolder',
}

interface Painted {
  style: string
  boldness: Boldness
}

/** 'Zen', or 'Zen, bolder'. */
export const paintedWords = ({ style, boldness }: Painted): string => `${style}${unlessUsual(boldness)}`

/** 'in the Zen style', or 'in the Zen style, bolder'. */
export const inStyleWords = ({ style, boldness }: Painted): string =>
  `in the ${style} style${unlessUsual(boldness)}`

/** 'Your room in every style', or 'Your room in every style, bolder'. */
export const everyStyleWords = (boldness: Boldness): string =>
  `Your room in every style${unlessUsual(boldness)}`

const unlessUsual = (boldness: Boldness) =>
  boldness === 'usual' ? '' : `, ${BOLDNESS_WORDS[boldness].toLowerCase()}`
