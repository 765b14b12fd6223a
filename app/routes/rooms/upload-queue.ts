import { SerialQueue } from '#app/lib/async/serial-queue.ts'

const queues = new Map<string, SerialQueue>()

/**
 * Takes one user's uploads sequentially within this process, so that each sees what the one before has used up.
 * Other users do not wait for it.
 */
export async function queueUpload<Result>(userId: string, upload: () => Promise<Result>): Promise<Result> {
  const queue = queues.get(userId) ?? new SerialQueue()
  queues.set(userId, queue)
  try {
    return await queue.run(upload)
  } finally {
    if (queue.isIdle) queues.delete(userId)
  }
}
