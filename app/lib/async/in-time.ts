/**
 * Waits for a promise that may never settle. The work itself is not cancelled.
 *
 * @param ms maximum wait in milliseconds
 * @throws Error after that time, or the promise's own error
 */
export async function inTime<Result>(ms: number, asked: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${ms / 1000} s`)), ms)
  try {
    return await Promise.race([asked, late])
  } finally {
    clearTimeout(timer)
  }
}
