import { redirect } from 'react-router'
import { SETTINGS_PANELS } from '../admin-pages.ts'

/** `/admin/settings` opens its first panel. */
export function loader() {
  throw redirect(SETTINGS_PANELS[0]!.to)
}
