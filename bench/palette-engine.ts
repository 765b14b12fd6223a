import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Measurement, times } from './measurement.ts'
import type { PaletteFigures } from './palette-once.ts'

const ROUNDS = 5
const run = promisify(execFile)

/**
 * The built-in engine on 1536 × 1024 pixels in a process of its own, set up as `npm start` does. Takes the best of
 * several rounds.
 */
export async function paletteEngine(): Promise<Measurement[]> {
  const rounds: PaletteFigures[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const { stdout } = await run(process.execPath, ['--max-semi-space-size=16', 'bench/palette-once.ts'], {
      env: { ...process.env, MALLOC_ARENA_MAX: '2' },
    })
    rounds.push(JSON.parse(stdout) as PaletteFigures)
  }
  const best = (what: 'first' | 'further' | 'sharpAlone') =>
    [0, 1].map((kind) => Math.min(...rounds.map((figures) => figures[what][kind]!))) as [number, number]
  const [, alone] = best('sharpAlone')
  const line = (what: string, [clock, processor]: [number, number]): Measurement => ({
    what: `${what}, 1536 × 1024, against sharp alone`,
    result: times(processor / alone),
    detail: `${clock.toFixed(0)} ms, ${processor.toFixed(0)} ms of one processor`,
  })
  const peak = Math.min(...rounds.map((figures) => figures.peak))
  return [
    line('palette, analysis and first style', best('first')),
    line('palette, each further style', best('further')),
    { what: 'palette, memory of the whole process', result: `${(peak / 1e6).toFixed(0)} MB` },
  ]
}
