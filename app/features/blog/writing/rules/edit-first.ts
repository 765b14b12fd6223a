import { AppError } from '#app/lib/app-error.ts'

/** The error for publishing a draft that nobody has edited yet. */
export const editFirst = () =>
  new AppError(
    'edit_first',
    "This draft was put together from the room's facts. Please edit its text before it goes public.",
    { status: 409 },
  )
