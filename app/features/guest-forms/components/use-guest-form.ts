import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import type { FormProblem, GuestFormReply } from '../rules/problem.ts'
import { rememberSubmission } from './sent-times.ts'
import type { SpamGuard } from './spam-guard.tsx'

/** What is wrong with a form, as the server would say it. */
type Check = (form: FormData) => FormProblem | undefined

interface GuestFormOptions {
  guard?: SpamGuard
  /** Fetches the check with the form's schema, when the first field gets the focus or before the form is sent. */
  loadCheck(): Promise<Check>
  /** Called once when the form was taken. */
  onSent(): void
}

/** Where the check cannot be fetched. */
const serverChecks: Check = () => undefined

/** A form that guests may send: checked before it goes, its answer shown, what was sent remembered. */
export function useGuestForm(
  reply: GuestFormReply<unknown> | undefined,
  { guard, loadCheck, onSent }: GuestFormOptions,
) {
  const [found, setFound] = useState<FormProblem>()
  const check = useRef<Check>(undefined)
  const sending = useNavigation().state !== 'idle'
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is told once.
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
    if (!problem && !check.current) void onFocus().then(() => element.requestSubmit())
  }
  return { guard, sending, problem: found ?? reply?.problem, events: { onFocus, onSubmit } }
}
