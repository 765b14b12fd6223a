/** What an entry of the history tells of the result that it has shown. */
interface Mark {
  finished: true
  /** The style that they have. */
  taken: string
}

/** Marks this entry of the history, and takes all but the link to a pair out of its address. */
export function markPlace(mark?: Mark): void {
  const token = new URLSearchParams(location.search).get('with')
  history.replaceState(mark ?? null, '', token ? `/quiz?with=${encodeURIComponent(token)}` : '/quiz')
}

/** The mark of this entry; undefined where there is none. */
export const placeMark = (): Mark | undefined => {
  const mark = history.state as Mark | null
  return mark?.finished === true ? mark : undefined
}
