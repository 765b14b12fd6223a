import type { Role } from '#app/lib/roles.ts'

/** The signed-in user, as far as pages need it. */
export interface Visitor {
  name: string
  role: Role
}
