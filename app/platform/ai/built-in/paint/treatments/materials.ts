/** Typical colours of materials that a style may name. */
const WOODS: Readonly<Record<string, string>> = {
  ...{ walnut: '#6b4a33', mahogany: '#5f3424', teak: '#8f6238', cherry: '#84492c', ebony: '#3a2c24' },
  ...{
    oak: '#bd9566',
    ash: '#d2b890',
    birch: '#d9bf97',
    beech: '#cfa878',
    maple: '#d3b184',
    pine: '#cfa873',
  },
  ...{ bamboo: '#cbb07f', rattan: '#c09a66', driftwood: '#a8957f', reclaimed: '#8a6a4c', wood: '#a87c50' },
}

const FLOORS: Readonly<Record<string, string>> = {
  ...{
    concrete: '#98928a',
    terracotta: '#b46c48',
    marble: '#ddd7cf',
    slate: '#6d7072',
    limestone: '#cfc3ae',
  },
  ...{ travertine: '#d0bfa3', stone: '#b0a595', terrazzo: '#d0cac2', sisal: '#c4ad82', jute: '#c2a878' },
}

/** The colour of the first wood among the materials. */
export function woodOf(materials: readonly string[]): string | undefined {
  return colourOf(materials, WOODS)
}

/** The colour of the first floor material other than wood. */
export function floorOf(materials: readonly string[]): string | undefined {
  return colourOf(materials, FLOORS)
}

function colourOf(
  materials: readonly string[],
  colours: Readonly<Record<string, string>>,
): string | undefined {
  for (const material of materials) {
    const words = material.toLowerCase()
    const found = Object.keys(colours).find((name) => words.includes(name))
    if (found) return colours[found]
  }
  return undefined
}
