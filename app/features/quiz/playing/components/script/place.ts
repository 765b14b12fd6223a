/** What an entry of the history tells of a member's quiz. */
interface Mark {
  finished: true
  /** The style that they have. */
  taken: string
}

/** Marks this entry of the history, and takes the flags out of its address. */
export const markPlace = (mark?: Mark): void => history.replaceState(mark ?? null, '', '/quiz')

/** The mark of this entry; undefined where there is none. */
export const placeMark = (): Mark | undefined => {
  const mark = history.state as Mark | null
  return mark?.finished === true ? mark : undefined
}
