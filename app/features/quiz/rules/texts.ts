/** The specification's texts, and what derives from them. */
export const QUIZ_TEXTS = {
  loading: 'Loading Quiz...',
  notAvailable: 'Quiz Not Available',
  loadFailed: 'Failed to load quiz. Please try again.',
  quizError: 'Quiz Error',
  noPairs: 'Unable to generate quiz questions. Please contact admin.',
  selectionFailed: 'Failed to process selection. Please try again.',
  skipFailed: 'Failed to skip question. Please try again.',
  resultsFailed: 'Failed to process quiz results',
  noOptions: 'No more options',
  noOptionsDetail: 'No alternative questions available. Please make a selection.',
  resumed: 'Your quiz goes on where you left it.',
  picturesWait: 'The pictures are waiting for your connection.',
  picturesLoading: 'The pictures are still loading.',
  picturesHere: 'Now you can choose.',
  styleUpdated: 'Style Updated!',
  styleFailed: 'Failed to update your style preference. Please try again.',
} as const
