import { useEffect, useRef, useState } from 'react'
import { type SentPicture, sendPicture } from './send-picture.ts'

/** Sends one picture at a time: choosing another cancels the one before, so that only the last one chosen arrives. */
export function usePictureSending(onSent: (picture: SentPicture) => void) {
  const [state, setState] = useState<{ isSending?: boolean; problem?: string }>({})
  const sending = useRef<AbortController>(undefined)
  useEffect(() => () => sending.current?.abort(), [])
  const takeBack = () => {
    sending.current?.abort()
    setState({})
  }
  const send = async (file: File) => {
    takeBack()
    sending.current = new AbortController()
    const { signal } = sending.current
    setState({ isSending: true })
    try {
      const picture = await sendPicture(file, signal)
      if (signal.aborted) return
      setState({})
      onSent(picture)
    } catch (error) {
      if (!signal.aborted) setState({ problem: (error as Error).message })
    }
  }
  return { ...state, send, takeBack }
}
