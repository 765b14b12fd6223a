import type { ConsoleRecord } from './console-record.ts'

/** Stored on the global object, because set-up files and tests do not share their modules. */
const holder = globalThis as { consoleRecord?: ConsoleRecord | undefined }

/** Sets the record of the running test. */
export function keepRecord(record: ConsoleRecord): void {
  holder.consoleRecord = record
}

/** The record of the running test. */
export function keptRecord(): ConsoleRecord {
  return holder.consoleRecord!
}

/**
 * Announces console output that matches a pattern. The test fails without that output.
 *
 * @param pattern matches `error: <text>`, `warn: <text>`, `log: <text>` …
 */
export function expectConsole(pattern: RegExp): void {
  keptRecord().announce(pattern)
}
