import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { shrunk } from '#app/ui/fields/shrunk.ts'
import { leaveFor } from '#app/ui/forms/leave-for.ts'
import { sendUpload, type UploadRefusal } from './send-upload.ts'

/**
 * Shrinks the photo, sends the upload form, reports progress and opens the page that shows the generation. Cancelling
 * or leaving the page keeps the form as it is.
 *
 * @param onSent called once the server has accepted the room
 */
export function useRoomUpload(onSent: () => void) {
  const navigate = useNavigate()
  const [progress, setProgress] = useState<number>()
  const [isLost, setLost] = useState(false)
  const [refusal, setRefusal] = useState<UploadRefusal>()
  /** False once the photo has arrived, while the next page opens. */
  const [isOnItsWay, setOnItsWay] = useState(false)
  const sending = useRef<AbortController>(undefined)
  useEffect(() => () => sending.current?.abort(), [])

  const send = async (form: HTMLFormElement) => {
    const controller = new AbortController()
    sending.current = controller
    setRefusal(undefined)
    setProgress(0)
    setOnItsWay(true)
    const onProgress = (share: number) => {
      setLost(false)
      setProgress(share)
    }
    const hooks = { signal: controller.signal, onProgress, onLost: () => setLost(true) }
    try {
      const answer = await sendUpload(form.action, await contentOf(form), hooks)
      flushSync(() => setOnItsWay(false))
      if ('error' in answer) setRefusal(answer.error)
      else {
        onSent()
        // Without another page's scripts, React Router would show this one again, with an empty form.
        await (isHere(answer.next) ? navigate(answer.next) : leaveFor(answer.next))
      }
    } catch (error) {
      if (!controller.signal.aborted) throw error
    } finally {
      setProgress(undefined)
      setOnItsWay(false)
      setLost(false)
    }
  }
  const cancel = () => sending.current?.abort()
  const forgetRefusal = () => setRefusal(undefined)
  return {
    send,
    cancel,
    progress,
    isLost,
    refusal,
    forgetRefusal,
    isOnItsWay,
    sending: progress !== undefined,
  }
}

const isHere = (address: string) => new URL(address, location.href).pathname === location.pathname

async function contentOf(form: HTMLFormElement): Promise<FormData> {
  const content = new FormData(form)
  const photo = content.get('photo')
  if (photo instanceof File) content.set('photo', await shrunk(photo))
  return content
}
