import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type Font, type PathCommand } from 'opentype.js'

/** Outlines of a text in the brand's typeface. */
export interface Outlines {
  /** SVG path data. The text begins at x = 0, with its baseline at y = 0. */
  path: string
  /** Advance width of the whole text, in the unit of the size. */
  width: number
}

/** The pages' typeface as WOFF, because the outline reader does not support WOFF2. */
const FILES = ['fraunces-latin-600-normal.woff', 'fraunces-latin-ext-600-normal.woff']

let fonts: Font[] | undefined

/**
 * Sets a text as outlines, so that drawing it needs no font on the machine. Leaves out characters that the bundled
 * font lacks.
 *
 * @param size of the type, in the unit of the result
 */
export function outlineText(text: string, size: number): Outlines {
  fonts ??= FILES.map(readFont)
  const parts: string[] = []
  let width = 0
  for (const { font, run } of runsOf(text, fonts)) {
    parts.push(...font.getPath(run, width, 0, size).commands.map(pathCommand))
    width += font.getAdvanceWidth(run, size)
  }
  return { path: parts.join(''), width }
}

/** Replaces the library's writer, which rounds some coordinates to NaN and so truncates letters. */
function pathCommand(command: PathCommand): string {
  if (command.type === 'Z') return 'Z'
  const control = 'x1' in command ? [command.x1, command.y1] : []
  const second = 'x2' in command ? [command.x2, command.y2] : []
  const points = [...control, ...second, command.x, command.y]
  return command.type + points.map((coordinate) => coordinate.toFixed(2)).join(' ')
}

/** Splits a text into runs that one font can set. */
function runsOf(text: string, fonts: Font[]): { font: Font; run: string }[] {
  const runs: { font: Font; run: string }[] = []
  for (const character of text.normalize('NFC')) {
    const font = fonts.find((candidate) => candidate.charToGlyphIndex(character) > 0)
    if (!font) continue
    const last = runs.at(-1)
    if (last?.font === font) last.run += character
    else runs.push({ font, run: character })
  }
  return runs
}

function readFont(file: string): Font {
  const content = readFileSync(createRequire(import.meta.url).resolve(`@fontsource/fraunces/files/${file}`))
  return opentype.parse(
    content.buffer.slice(content.byteOffset, content.byteOffset + content.byteLength) as ArrayBuffer,
  )
}
