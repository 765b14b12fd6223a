import { Writable } from 'node:stream'
import { createLog, type Log } from '#app/platform/log/log.ts'

/** A line of the log. */
export type LogLine = Record<string, unknown> & { level: number; msg: string }

/** A log that records its lines, and their text as written. */
export function recordLog(): { log: Log; lines: LogLine[]; text(): string } {
  const lines: LogLine[] = []
  const texts: string[] = []
  const destination = new Writable({
    write: (line, _encoding, done) => {
      texts.push(String(line))
      lines.push(JSON.parse(String(line)))
      done()
    },
  })
  const log = createLog('debug', { role: 'web', version: '1.2.3+4f1c9aa' }, destination)
  return { log, lines, text: () => texts.join('') }
}
