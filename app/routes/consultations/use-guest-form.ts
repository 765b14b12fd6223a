import { type SubmitEvent, useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import type { FormProblem } from '#app/lib/form-problem.ts'
import type { GuestFormRules } from '#app/lib/spam-rules.ts'
import { rememberSubmission, useSpamGuard } from '#app/ui/forms/spam-guard.tsx'
import type { GuestFormReply } from './guest-form.server.ts'

/**
 * A form that guests may send: checked by its rules before it goes, its answer shown, what was sent remembered.
 *
 * @param stamp of when the page was opened
 * @param check what is wrong with the fields, as the server would say it
 * @param onSent called once when the form was taken
 */
export function useGuestForm(
  rules: GuestFormRules,
  reply: GuestFormReply | undefined,
  {
    stamp: opened,
    check,
    onSent,
  }: { stamp: string; check: (fields: FormData) => FormProblem | undefined; onSent: () => void },
) {
  const stamp = reply?.stamp ?? opened
  const guard = useSpamGuard(rules, stamp)
  const [found, setFound] = useState<FormProblem>()
  const sending = useNavigation().state !== 'idle'
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is told once.
  useEffect(() => {
    setFound(undefined)
    if (!reply?.sent) return
    rememberSubmission(rules)
    onSent()
  }, [reply])
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const fields = new FormData(event.currentTarget)
    const reason = guard.reasonFor(fields)
    const problem = reason ? { title: 'Submission Blocked', message: reason, fields: {} } : check(fields)
    setFound(problem)
    if (problem) event.preventDefault()
  }
  return { stamp, guard, sending, problem: found ?? reply?.problem, onSubmit }
}
