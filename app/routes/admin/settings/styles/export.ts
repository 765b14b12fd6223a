import { allStyles } from '#app/features/styles/queries/style-list.server.ts'
import { csvRoute } from '../../csv-response.server.ts'

/** Exports the styles as a CSV file, with the fields of the edit form. */
export const loader = csvRoute(
  'styles',
  async function* (database) {
    yield await allStyles(database)
  },
  {
    style: (style) => style.styleName,
    active: (style) => style.isActive,
    palette: (style) => style.colorPalette.map(({ hex, name }) => `${hex} ${name}`).join('; '),
    materials: (style) => style.materials.join('; '),
    characteristics: (style) => style.characteristics.join('; '),
    design_principles: (style) => style.designPrinciples.join('; '),
  },
)
