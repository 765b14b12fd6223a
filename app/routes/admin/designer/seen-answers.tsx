import { useState } from 'react'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'

/** Says which answers the writer has seen. After a refusal they can send the reply all the same. */
export function SeenAnswers({ seen, newer }: { seen: string; newer: string | undefined }) {
  const [first] = useState(seen)
  const [accepted, setAccepted] = useState<string>()
  return (
    <>
      <input type="hidden" name="seen" value={accepted ?? first} />
      {newer && (
        <CheckboxField
          label="Send my reply all the same"
          checked={accepted === newer}
          onChange={(event) => setAccepted(event.currentTarget.checked ? newer : undefined)}
        />
      )}
    </>
  )
}
