import type { Comparison } from './compare/comparison.ts'

/** A line of figures for each comparison, then every difference. */
export function tableOf(comparisons: Comparison[]): string {
  const width = Math.max(...comparisons.map(({ name }) => name.length))
  return comparisons
    .flatMap(({ name, figures, differences }) => {
      const counted = Object.entries(figures).map(([what, figure]) => `${figure} ${what}`)
      const verdict = differences.length === 0 ? 'equal' : `${differences.length} differ`
      return [
        `${name.padEnd(width)}  ${verdict}: ${counted.join(', ')}`,
        ...differences.map((each) => `  - ${each}`),
      ]
    })
    .join('\n')
}
