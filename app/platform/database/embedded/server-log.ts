import { closeSync, fstatSync, ftruncateSync, openSync, readSync } from 'node:fs'

const MAX_LOG_BYTES = 5_000_000
const MAX_REASON_BYTES = 4096

/** The server's log file, open during one start. */
export interface ServerLog {
  descriptor: number
  /** The first lines since it was opened, which explain a failed start. */
  beginning(): string
  close(): void
}

/** Opens the log for appending, and truncates one that has grown too long. */
export function openServerLog(file: string): ServerLog {
  const descriptor = openSync(file, 'a+', 0o600)
  if (fstatSync(descriptor).size > MAX_LOG_BYTES) ftruncateSync(descriptor)
  const start = fstatSync(descriptor).size
  return {
    descriptor,
    beginning() {
      const buffer = Buffer.alloc(MAX_REASON_BYTES)
      return buffer.toString('utf8', 0, readSync(descriptor, buffer, 0, buffer.length, start))
    },
    close: () => closeSync(descriptor),
  }
}
