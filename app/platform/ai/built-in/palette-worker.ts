import { parentPort, workerData } from 'node:worker_threads'
import { type RepaintJob, type RepaintMessage, repaint } from './repaint.ts'

/** Runs one repaint job, passed as `workerData`, and exits. It only computes: no native modules, no files. */
const send = (message: RepaintMessage, transfer: ArrayBuffer[] = []) =>
  parentPort?.postMessage(message, transfer)

try {
  const painted = repaint(workerData as RepaintJob, (stage) => send({ kind: 'stage', stage }))
  if (typeof painted === 'string') send({ kind: painted })
  else send({ kind: 'painted', ...painted }, [painted.picture.data.buffer as ArrayBuffer])
} catch (error) {
  send({ kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) })
}
