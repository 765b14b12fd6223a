import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

interface Page {
  address: string
  cookie: string
}

/**
 * Requests a page repeatedly until `end` settles, with pauses of 25 ms. Runs on a thread of its own: the test's thread
 * also serves as provider, and would count the time that it spends on pictures as the page's.
 *
 * @returns the 95th percentile of the response times in milliseconds
 * @throws what `end` rejects with, or the error of a request
 */
export async function pageTime(page: Page, end: Promise<unknown>): Promise<number> {
  const worker = new Worker(new URL(import.meta.url), { workerData: page })
  const answer = once(worker, 'message')
  await Promise.race([end, answer]).finally(() => worker.postMessage('stop'))
  const [times] = (await answer) as [number[]]
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)]!
}

async function time({ address, cookie }: Page): Promise<void> {
  let isStopped = false
  parentPort!.once('message', () => {
    isStopped = true
  })
  const times: number[] = []
  while (!isStopped) {
    const started = performance.now()
    const answer = await fetch(address, { headers: { Cookie: cookie } })
    await answer.text()
    times.push(performance.now() - started)
    await sleep(25)
  }
  parentPort!.postMessage(times)
}

if (!isMainThread && workerData?.address) await time(workerData)
