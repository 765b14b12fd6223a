import { useState } from 'react'
import { forgetResults, pendingResult } from '#app/features/quiz/playing/components/stored-quiz.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/link.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'
import { useStoredResult } from './use-stored-result.ts'

/** Offers to save a quiz result that this browser stored before its member signed in. */
export function WaitingResult() {
  const [isDone, setDone] = useState(false)
  const kept = useStoredResult()
  const result = kept && !isDone ? pendingResult() : undefined
  if (!result) return null
  const forget = () => {
    forgetResults()
    setDone(true)
  }
  return (
    <Notice
      title={`Your quiz found ${result.style}`}
      action={
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/quiz?fromAuth=true" size="small">
            Save It as My Style
          </ButtonLink>
          <Button variant="quiet" size="small" onClick={forget}>
            No, Thank You
          </Button>
        </div>
      }
    >
      You took it in this browser before you signed in. Save it, and your next rooms are made in this style.
    </Notice>
  )
}
