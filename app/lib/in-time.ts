/**
 * Waits for an answer that may never come. What was asked goes on; only nobody waits for it any more.
 *
 * @param ms milliseconds to wait at most
 * @throws Error when the time is over, or what the asked throws
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
