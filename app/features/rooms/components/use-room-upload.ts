import { useState } from 'react'
import { useNavigate } from 'react-router'

export interface UploadRefusal {
  code: string
  title: string
  message: string
}

type Answer = { next: string } | { error: UploadRefusal }

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

/**
 * Sends the upload form and tells how much is sent. Afterwards the page shows the room's generation.
 * A form that is sent again after a lost connection carries the same submission id, so it is one upload.
 */
export function useRoomUpload() {
  const navigate = useNavigate()
  const [progress, setProgress] = useState<number>()
  const [refusal, setRefusal] = useState<UploadRefusal>()
  const send = async (form: HTMLFormElement) => {
    setRefusal(undefined)
    setProgress(0)
    const answer = await post(form, setProgress)
    setProgress(undefined)
    if ('error' in answer) setRefusal(answer.error)
    else await navigate(answer.next)
  }
  return { send, progress, refusal, sending: progress !== undefined }
}

/** A guest is sent to the sign-in page, which is no answer to a form. */
const withoutAnswer = ({ responseURL }: XMLHttpRequest) =>
  URL.parse(responseURL)?.pathname === '/auth' ? SIGNED_OUT : LOST

/** XMLHttpRequest, because `fetch` does not say how much it has sent. */
function post(form: HTMLFormElement, onProgress: (share: number) => void): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', form.action)
    request.setRequestHeader('Accept', 'application/json')
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve((request.response as Answer | null) ?? { error: withoutAnswer(request) })
    request.onerror = () => resolve({ error: LOST })
    request.send(new FormData(form))
  })
}
