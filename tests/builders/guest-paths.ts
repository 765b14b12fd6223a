import { routes } from './guest-application.ts'
import { PAGE_PATHS } from './route-paths.ts'

/** An address for each pattern with parameters. */
const SAMPLES: Record<string, string> = {
  '/blog/:slug': '/blog/sample-post',
  '/*': '/no-such-page',
}

/** An address of each guest page, according to the pages' own handles. */
export const GUEST_PATHS: string[] = PAGE_PATHS.map((path) => SAMPLES[path] ?? path).filter(
  (path) => routes.handleAt(path).guestPage,
)
