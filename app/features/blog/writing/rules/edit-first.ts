import { AppError } from '#app/lib/app-error.ts'

/** Says that a draft which nobody has written yet cannot go to the public as it is. */
export const editFirst = () =>
  new AppError(
    'edit_first',
    "This draft was put together from the room's facts. Please edit its text before it goes to the public.",
    { status: 409 },
  )
