import type { Boldness } from '#app/platform/ai/surfaces.ts'

/** Boldness of the built-in engine, in the order of the choices. */
export const BOLDNESSES = ['softer', 'usual', 'bolder'] as const satisfies Boldness[]

export const BOLDNESS_WORDS: Record<Boldness, string> = {
  softer: 'Softer',
  usual: 'As designed',
  bolder: 'Bolder',
}

/** 'Zen', or 'Zen, bolder'. */
export const paintedWords = ({ style, boldness }: { style: string; boldness: Boldness }): string =>
  boldness === 'usual' ? style : `${style}, ${BOLDNESS_WORDS[boldness].toLowerCase()}`
