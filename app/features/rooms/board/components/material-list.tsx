import type { MaterialNote } from '../rules/material-notes.ts'

/** The materials of the style, with a description and their place. */
export const MaterialList = ({ materials }: { materials: MaterialNote[] }) => (
  <ul className="grid gap-x-12 md:grid-cols-2 print:grid-cols-2 print:gap-x-8">
    {materials.map(({ material, what, where }) => (
      <li
        key={material}
        className="grid break-inside-avoid content-start gap-0.5 border-line border-t py-4 print:py-2"
      >
        <h3 className="text-lg">{material}</h3>
        {what && <p className="text-dense">{what}.</p>}
        {where && <p className="text-dense text-ink-soft">Where: {where}</p>}
      </li>
    ))}
  </ul>
)
