import { parsedUrl } from '#app/lib/parsed-url.ts'
import { RETRY_PAUSE_MS } from '#app/ui/retry-pause.ts'

export interface UploadRefusal {
  code: string
  title: string
  message: string
}

/** The address of the next page, or the refusal. */
export type UploadAnswer = { next: string } | { error: UploadRefusal }

const LOST: UploadRefusal = {
  code: 'connection_lost',
  title: 'Upload failed',
  message:
    'Failed to process your room upload: the connection was lost. Your photo and words are still here; please try again.',
}

const SIGNED_OUT: UploadRefusal = {
  code: 'signed_out',
  title: 'Authentication required. Please log in again.',
  message: 'Your photo and words are still here: sign in in another tab, then send this form once more.',
}

const TRIES = 3

interface Sending {
  signal: AbortSignal
  onProgress: (share: number) => void
  /** Called when the connection was lost and a retry follows. */
  onLost: () => void
}

/**
 * Sends a form, and retries after a lost connection. The submission id in the form makes this idempotent.
 *
 * @throws the signal's reason when it was cancelled
 */
export async function sendUpload(address: string, form: FormData, sending: Sending): Promise<UploadAnswer> {
  for (let tried = 1; ; tried += 1) {
    // It may have been cancelled while the photo was being shrunk.
    sending.signal.throwIfAborted()
    const answer = await post(address, form, sending)
    sending.signal.throwIfAborted()
    const isLost = 'error' in answer && answer.error.code === LOST.code
    if (!isLost || tried === TRIES) return answer
    sending.onLost()
    await connectionIsBack(sending.signal)
  }
}

/** Waits for a short pause, and until the browser is online. */
async function connectionIsBack(signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const go = () => (navigator.onLine ? setTimeout(resolve, RETRY_PAUSE_MS) : undefined)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    if (go() === undefined) addEventListener('online', go, { once: true })
  })
}

/** Guests are redirected to the sign-in page, whose response is not an answer. */
const withoutAnswer = ({ responseURL }: XMLHttpRequest) =>
  parsedUrl(responseURL)?.pathname === '/auth' ? SIGNED_OUT : LOST

/** Uses XMLHttpRequest, because `fetch` does not report upload progress. */
function post(address: string, form: FormData, { signal, onProgress }: Sending): Promise<UploadAnswer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.setRequestHeader('Accept', 'application/json')
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () =>
      resolve((request.response as UploadAnswer | null) ?? { error: withoutAnswer(request) })
    request.onerror = () => resolve({ error: LOST })
    request.onabort = () => resolve({ error: LOST })
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}
