import { allStyles } from '#app/features/styles/queries/style-list.server.ts'
import { servicesContext } from '#app/platform/services.ts'
import { csvResponse } from '../../csv-response.server.ts'
import type { Route } from './+types/export.ts'

const TITLES = ['style', 'active', 'palette', 'materials', 'characteristics', 'design_principles']

/** The styles as a CSV file, with what stands in the edit form. */
export async function loader({ context }: Route.LoaderArgs) {
  const styles = await allStyles(context.get(servicesContext).database)
  return csvResponse('styles', TITLES, [styles], (style) => [
    style.styleName,
    style.isActive,
    style.colorPalette.map(({ hex, name }) => `${hex} ${name}`).join('; '),
    style.materials.join('; '),
    style.characteristics.join('; '),
    style.designPrinciples.join('; '),
  ])
}
