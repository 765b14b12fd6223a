const FILES = import.meta.glob<string>('../../../../../room-pictures/swatches/pictures/*.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

const bySlug = new Map(
  Object.entries(FILES).map(([path, address]) => [/([^/]+)\.webp$/.exec(path)![1]!, address]),
)

/** The address of a material's picture; undefined for materials that the product does not ship. */
export const swatchPicture = (material: string): string | undefined => bySlug.get(slugOf(material))

/** 'Sheep’s wool' becomes `sheeps-wool`, and 'Bouclé' `boucle`, as in `room-pictures/swatches/slug.py`. */
const slugOf = (material: string) =>
  material
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^ -~]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
