import { FEEDBACK_VIEWS, type FeedbackView } from '#app/features/feedback/rules/status.ts'

/** What the address narrows the list to. */
export const viewOf = (query: URLSearchParams): FeedbackView =>
  FEEDBACK_VIEWS.find((view) => view === query.get('view')) ?? FEEDBACK_VIEWS[0]
