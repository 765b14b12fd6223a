import { createCookie } from 'react-router'
import { z } from 'zod'
import { YEAR_SECONDS } from '#app/lib/durations.ts'
import type { Services } from '#app/platform/services.ts'

/**
 * A cookie that recognises a guest's browser by a random id for a year. Scripts cannot read it, and it leaves a browser
 * only over https where the site has it.
 *
 * @param path of the pages that it is sent to
 */
export function browserCookie(name: string, path: string) {
  const cookie = createCookie(name, { path, httpOnly: true, sameSite: 'lax', maxAge: YEAR_SECONDS })
  return {
    /** @returns the id; undefined in a browser that has none */
    read: async (request: Request): Promise<string | undefined> =>
      z.uuid().safeParse(await cookie.parse(request.headers.get('cookie'))).data,
    /** @returns a `Set-Cookie` value */
    write: ({ environment }: Pick<Services, 'environment'>, id: string): Promise<string> =>
      cookie.serialize(id, { secure: environment.appUrl.startsWith('https:') }),
  }
}
