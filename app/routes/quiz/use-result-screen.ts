import { type ComponentType, useEffect, useState } from 'react'
import type { QuizResultScreenProps } from './quiz-result-screen.tsx'

/** Loads the result's screen, which no round needs. */
export const loadResultScreen = () => import('./quiz-result-screen.tsx')

/**
 * The result's screen, loaded with the first choice or with a known result.
 *
 * @returns undefined until it has loaded
 * @throws the error of loading it, once there is a result to show
 */
export function useResultScreen(
  hasChosen: boolean,
  hasOutcome: boolean,
): ComponentType<QuizResultScreenProps> | undefined {
  const [loaded, setLoaded] = useState<{ Screen?: ComponentType<QuizResultScreenProps>; error?: unknown }>({})
  useEffect(() => {
    if (!hasChosen && !hasOutcome) return
    loadResultScreen().then(
      ({ QuizResultScreen }) => setLoaded({ Screen: QuizResultScreen }),
      (error) => hasOutcome && setLoaded({ error }),
    )
  }, [hasChosen, hasOutcome])
  if (loaded.error) throw loaded.error
  return loaded.Screen
}
