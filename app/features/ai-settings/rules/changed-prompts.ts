/** What the panel calls each prompt. */
export const PROMPT_LABELS = {
  roomRedesignPrompt: 'Room redesign prompt',
  styleAnalysisPrompt: 'Photo analysis prompt',
} as const

type Prompts = Record<keyof typeof PROMPT_LABELS, string>

/** A prompt that restoring a version changes. */
export interface ChangedPrompt {
  label: string
  text: string
}

/** The prompts of an earlier version that differ from the current ones. A version without a prompt changes none. */
export const changedPrompts = (earlier: Partial<Prompts>, current: Prompts): ChangedPrompt[] =>
  (['roomRedesignPrompt', 'styleAnalysisPrompt'] as const).flatMap((name) => {
    const text = earlier[name]
    return text && text !== current[name] ? [{ label: PROMPT_LABELS[name], text }] : []
  })
