import type { Role } from '#app/lib/roles.ts'

/** Who is looking at a page, as far as the pages need to know. */
export interface Visitor {
  name: string
  role: Role
}
