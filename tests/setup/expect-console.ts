import type { ConsoleRecord } from './console-record.ts'

/** On the global object, because set-up files and tests do not share their modules. */
const holder = globalThis as { consoleRecord?: ConsoleRecord | undefined }

/** Makes the record of the running test known. */
export function keepRecord(record: ConsoleRecord): void {
  holder.consoleRecord = record
}

/** The record of the running test. */
export function keptRecord(): ConsoleRecord {
  return holder.consoleRecord!
}

/**
 * Says that this test writes lines like this to the console; it fails when it does not.
 *
 * @param pattern found in `error: <text>`, `warn: <text>`, `log: <text>` …
 */
export function expectConsole(pattern: RegExp): void {
  keptRecord().announce(pattern)
}
