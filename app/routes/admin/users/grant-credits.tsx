import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { grantLimits } from '#app/features/credits/rules.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { useReadOnly } from '#app/ui/forms/read-only.tsx'
import type { ActionReply } from '../../forms/reply.ts'

/**
 * Gives credits, or takes given ones back, with a reason that the ledger stores.
 *
 * @param props.submissionId new with each load of the page; the form adopts it only after a success, so that other
 * actions on the page do not clear the form
 */
export function GrantCredits({ submissionId }: { submissionId: string }) {
  const { Form, state, data, formData } = useFetcher<ActionReply>()
  const [ownId, setOwnId] = useState(submissionId)
  const isReadOnly = useReadOnly()
  const latestId = useRef(submissionId)
  latestId.current = submissionId
  useEffect(() => {
    if (state === 'idle' && data?.tone === 'success') setOwnId(latestId.current)
  }, [state, data])
  const errors = data?.fieldErrors
  const sending = state === 'idle' ? undefined : formData?.get('intent')
  const button = (value: string) =>
    ({ type: 'submit', name: 'intent', value, 'aria-disabled': sending !== undefined }) as const
  if (isReadOnly) return null
  return (
    <Form key={ownId} method="post" className="grid items-start gap-4 md:grid-cols-[10rem_8rem_1fr]">
      <h2 className="text-xl md:col-span-3">Give credits</h2>
      <input type="hidden" name="submissionId" value={ownId} />
      <SelectField
        label="Kind"
        name="kind"
        error={errors?.kind}
        options={[
          { value: 'room', label: 'Room' },
          { value: 'revision', label: 'Revision' },
        ]}
      />
      <TextField
        label="Credits"
        name="amount"
        type="number"
        min={1}
        max={grantLimits.amount}
        defaultValue={1}
        required
        error={errors?.amount}
      />
      <TextField
        label="Reason"
        name="reason"
        required
        minLength={3}
        maxLength={grantLimits.reason}
        error={errors?.reason}
      />
      <div className="flex flex-wrap gap-3 md:col-span-3">
        <Button
          {...button('grant-credits')}
          variant="secondary"
          pending={sending === 'grant-credits'}
          pendingText="Giving…"
        >
          Give credits
        </Button>
        <Button
          {...button('take-back-credits')}
          variant="quiet"
          pending={sending === 'take-back-credits'}
          pendingText="Taking back…"
        >
          Take credits back
        </Button>
      </div>
    </Form>
  )
}
