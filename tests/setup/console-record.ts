import { format } from 'node:util'

const METHODS = ['debug', 'error', 'info', 'log', 'warn'] as const

/** A test's console output, and the output that it has announced. */
export interface ConsoleRecord {
  announce(pattern: RegExp): void
  /** Restores the console and compares its output with the announced one. */
  end(): { unexpected: string[]; missing: RegExp[] }
}

/** Takes over the console until `end` is called. */
export function recordConsole(): ConsoleRecord {
  const lines: string[] = []
  const expected: RegExp[] = []
  const original = Object.fromEntries(METHODS.map((method) => [method, console[method]]))
  for (const method of METHODS)
    console[method] = (...values: unknown[]) => void lines.push(`${method}: ${format(...values)}`)
  return {
    announce: (pattern) => void expected.push(pattern),
    end: () => {
      Object.assign(console, original)
      return {
        unexpected: lines.filter((line) => !expected.some((pattern) => pattern.test(line))),
        missing: expected.filter((pattern) => !lines.some((line) => pattern.test(line))),
      }
    },
  }
}
