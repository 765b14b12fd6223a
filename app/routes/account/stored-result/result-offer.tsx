import { useState } from 'react'
import { forgetResults, pendingResult } from '#app/features/quiz/playing/components/stored-quiz.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/link.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'

/** The result that waits in this browser, with a button that saves it and one that forgets it. */
export function ResultOffer({ onAnswered }: { onAnswered: () => void }) {
  const [result] = useState(pendingResult)
  if (!result) return null
  const forget = () => {
    forgetResults()
    onAnswered()
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
