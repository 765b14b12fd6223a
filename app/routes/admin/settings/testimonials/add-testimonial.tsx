import { Plus } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useFetcher } from 'react-router'
import { CONTENT_LENGTH, NAME_LENGTH } from '#app/features/testimonials/rules/limits.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { TextareaField } from '#app/ui/textarea-field.tsx'
import type { ActionReply } from '../../../action-reply.ts'

const RATINGS = [
  { value: '', label: 'None' },
  ...[5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), label: '★'.repeat(stars) })),
]

/** Adds what somebody said, in their words. */
export function AddTestimonial() {
  const fetcher = useFetcher<ActionReply>()
  const [isOpen, setIsOpen] = useState(false)
  const formId = useId()
  const errors = fetcher.data?.fieldErrors
  const isSending = fetcher.state !== 'idle'
  useEffect(() => {
    if (fetcher.data?.tone === 'success') setIsOpen(false)
  }, [fetcher.data])
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <Plus aria-hidden strokeWidth={1.5} /> New Testimonial
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="New Testimonial"
        description="Quote only people who agreed. It stands on the landing page at once."
        actions={
          <>
            <Button type="submit" form={formId} pending={isSending} pendingText="Adding…">
              Add testimonial
            </Button>
            <Button variant="quiet" onClick={() => setIsOpen(false)} disabled={isSending}>
              Cancel
            </Button>
          </>
        }
      >
        <fetcher.Form id={formId} method="post" className="grid gap-5">
          <input type="hidden" name="intent" value="add" />
          <TextField label="Name" name="name" maxLength={NAME_LENGTH} error={errors?.name} />
          <TextField
            label="Place"
            name="location"
            optional
            maxLength={NAME_LENGTH}
            error={errors?.location}
          />
          <TextareaField
            label="What they said"
            name="content"
            maxLength={CONTENT_LENGTH}
            error={errors?.content}
          />
          <SelectField label="Stars" name="rating" options={RATINGS} error={errors?.rating} />
        </fetcher.Form>
      </Dialog>
    </>
  )
}
