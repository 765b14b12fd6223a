import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { useFetcher } from 'react-router'
import { visitId } from '#app/features/quiz/playing/components/stored-quiz.ts'
import type { Selection } from '#app/features/quiz/schema.ts'
import type { QuizOutcome, SavedQuiz } from './quiz-outcome.ts'

interface Save {
  /** @param taken the style that the person takes instead of the winner */
  submit(selections: readonly Selection[], taken?: string): void
  /** Repeats the last submission. */
  retry(): void
  /** Why saving failed. */
  failure: string | undefined
  isSaving: boolean
}

/**
 * Sends finished quizzes to the server and passes the saved result to `onSaved`.
 *
 * @param pairToken token of the pair's link; undefined without one
 */
export function useSave(pairToken: string | undefined, onSaved: (saved: SavedQuiz) => Promise<void>): Save {
  const { submit: send, data, state } = useFetcher<QuizOutcome>()
  const last = useRef<[selections: readonly Selection[], taken?: string]>([[]])
  const submit = useCallback(
    (selections: readonly Selection[], taken?: string) => {
      last.current = [selections, taken]
      const body = {
        selections: [...selections],
        sessionId: visitId(),
        ...(taken && { taken }),
        ...(pairToken && { pairToken }),
      }
      const target = { method: 'post', action: '/quiz', encType: 'application/json' } as const
      // Nothing else on the page changes, and a revalidation would fail without a connection.
      send(body, { ...target, defaultShouldRevalidate: false })
    },
    [send, pairToken],
  )
  const saved = useEffectEvent(onSaved)
  const answer = data && 'result' in data ? data : undefined
  useEffect(() => {
    if (answer) void saved(answer)
  }, [answer])
  return {
    submit,
    retry: () => submit(...last.current),
    failure: state === 'idle' && data && 'failure' in data ? data.failure : undefined,
    isSaving: state !== 'idle',
  }
}
