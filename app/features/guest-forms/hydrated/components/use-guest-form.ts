import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { rememberSubmission } from '../../components/script/sent-times.ts'
import type { FormProblem, GuestFormReply } from '../../rules/problem.ts'
import type { SpamGuard } from './spam-guard.tsx'

/** Finds a form's problem in the browser, in the server's words. */
type Check = (form: FormData) => FormProblem | undefined

interface GuestFormOptions {
  guard?: SpamGuard
  /** Fetches the check with the form's schema, on the first focus or before the form is sent. */
  loadCheck(): Promise<Check>
  /** Called once after the form was accepted. */
  onSent(): void
}

/** Used when the check cannot be fetched, so that only the server checks. */
const serverChecks: Check = () => undefined

/** The state of a guest form: checks it before it is sent, shows the reply, and records submissions. */
export function useGuestForm(
  reply: GuestFormReply<unknown> | undefined,
  { guard, loadCheck, onSent }: GuestFormOptions,
) {
  const [found, setFound] = useState<FormProblem>()
  const check = useRef<Check>(undefined)
  const isWaiting = useRef(false)
  const sending = useNavigation().formData !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reply is handled once.
  useEffect(() => {
    setFound(undefined)
    if (!reply?.sent) return
    if (guard) rememberSubmission(guard.rules)
    onSent()
  }, [reply])
  const onFocus = async () => {
    check.current ??= await loadCheck().catch(() => serverChecks)
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const element = event.currentTarget
    const form = new FormData(element)
    const reason = guard?.reasonFor(form)
    const problem = reason ? { title: 'Submission Blocked', message: reason } : check.current?.(form)
    setFound(problem)
    if (problem || !check.current) event.preventDefault()
    if (!problem && !check.current) void sendOnceChecked(element)
  }
  /** Sends the form once the check is there, however often its button is pressed meanwhile. */
  const sendOnceChecked = async (element: HTMLFormElement) => {
    if (isWaiting.current) return
    isWaiting.current = true
    await onFocus()
    isWaiting.current = false
    element.requestSubmit()
  }
  return { guard, sending, problem: found ?? reply?.problem, events: { onFocus, onSubmit } }
}
