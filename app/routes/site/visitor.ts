/** Who is looking at a page, as far as the pages need to know. */
export interface Visitor {
  name: string
  isAdmin: boolean
}
