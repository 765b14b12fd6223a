import { redirect } from 'react-router'
import { SETTINGS_PANELS } from '../admin-pages.ts'

/** Redirects `/admin/settings` to its first panel. */
export function loader() {
  throw redirect(SETTINGS_PANELS[0]!.to)
}
