import { format } from 'node:util'

const METHODS = ['debug', 'error', 'info', 'log', 'warn'] as const

let lines: string[] = []
let expected: RegExp[] = []

/**
 * Says that this test writes lines like this to the console; it fails when it does not.
 *
 * @param pattern found in `error: <text>`, `warn: <text>`, `log: <text>` …
 */
export function expectConsole(pattern: RegExp): void {
  expected.push(pattern)
}

/** Takes what is written to the console between `start` and `end`, and compares it with what was announced. */
export function recordConsole() {
  const original = Object.fromEntries(METHODS.map((method) => [method, console[method]]))
  return {
    start: () => {
      lines = []
      expected = []
      for (const method of METHODS)
        console[method] = (...values: unknown[]) => void lines.push(`${method}: ${format(...values)}`)
    },
    end: () => {
      Object.assign(console, original)
      return {
        unexpected: lines.filter((line) => !expected.some((pattern) => pattern.test(line))),
        missing: expected.filter((pattern) => !lines.some((line) => pattern.test(line))),
      }
    },
  }
}
