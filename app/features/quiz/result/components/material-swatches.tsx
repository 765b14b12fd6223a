import type { ReactNode } from 'react'
import { lookOf, type Weave } from './material-look.ts'
import { swatchPicture } from './swatch-pictures.ts'

/** Line drawings of surfaces, repeated over a swatch of 96 × 96 units. */
const WEAVES: Record<Weave, ReactNode> = {
  grain: (
    <path d="M-4 12c30-8 60 8 104 0M-4 26c40 10 60-6 104 2M-4 42c20-14 44 14 104 0M-4 52c36-6 50 10 104-2M-4 68c28 8 66-8 104 2M-4 84c40-10 56 6 104-2M30 46c6-6 18-6 22 0-4 6-16 6-22 0z" />
  ),
  weave: (
    <path
      strokeWidth="2.5"
      strokeDasharray="5 3"
      d="M0 6h96M3 14h96M0 22h96M3 30h96M0 38h96M3 46h96M0 54h96M3 62h96M0 70h96M3 78h96M0 86h96M3 94h96"
    />
  ),
  stone: (
    <path d="M-4 70C20 60 24 40 50 34s30-24 50-30M22 100c6-20 24-24 34-40s30-14 44-22M-4 30c12 0 18-12 30-14" />
  ),
  metal: (
    <path
      strokeWidth="1"
      d="M0 8h96M0 14h96M0 24h96M0 33h96M0 38h96M0 50h96M0 59h96M0 66h96M0 79h96M0 87h96"
    />
  ),
  glass: <path strokeWidth="5" d="M-10 66 66-10M10 90 90 10M40 106l66-66" />,
  brick: (
    <path d="M0 16h96M0 40h96M0 64h96M0 88h96M24 16v24M72 16v24M0 40v24M48 40v24M24 64v24M72 64v24M48 0v16M48 88v8" />
  ),
  hide: (
    <path
      strokeLinecap="round"
      strokeWidth="2.5"
      d="M10 12h.1M34 8h.1M58 16h.1M82 10h.1M20 32h.1M46 36h.1M70 30h.1M90 40h.1M8 52h.1M32 58h.1M58 54h.1M80 62h.1M18 76h.1M44 80h.1M68 76h.1M88 84h.1M30 92h.1M56 92h.1"
    />
  ),
  stripe: <path strokeWidth="6" d="M12 0v96M30 0v96M48 0v96M66 0v96M84 0v96" />,
  chips: (
    <path
      strokeWidth="5"
      strokeLinecap="round"
      d="M12 14l3 2M38 8l4-1M66 18l2 4M84 10l3 1M22 36l4 2M50 32l1 4M78 38l4-2M10 58l2 4M36 60l5 1M62 56l3-3M88 62l2 3M20 82l4-1M48 84l3 3M74 80l1 4"
    />
  ),
  plain: null,
}

/** Swatches of a style's key materials. */
export function MaterialSwatches({ materials }: { materials: readonly string[] }) {
  return (
    <ul className="grid grid-cols-3 gap-x-3 gap-y-5 sm:grid-cols-6 lg:grid-cols-3">
      {materials.map((material) => (
        <li key={material} className="min-w-0">
          <Swatch material={material} />
          <span className="mt-2 block text-sm">{material}</span>
        </li>
      ))}
    </ul>
  )
}

function Swatch({ material }: { material: string }) {
  const picture = swatchPicture(material)
  return picture ? (
    <img
      src={picture}
      alt=""
      width={224}
      height={224}
      loading="lazy"
      className="aspect-square w-full rounded-print border border-line"
    />
  ) : (
    <DrawnSwatch material={material} />
  )
}

/** For materials that an administrator named. */
function DrawnSwatch({ material }: { material: string }) {
  const { hex, weave } = lookOf(material)
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" className="w-full rounded-print border border-line">
      <rect width="96" height="96" fill={hex} />
      <g fill="none" stroke={isDark(hex) ? '#fff' : '#000'} strokeWidth="1.5" opacity="0.16">
        {WEAVES[weave]}
      </g>
    </svg>
  )
}

/** Rec. 709 luma of the sRGB values suffices to choose between black and white lines. */
function isDark(hex: string): boolean {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b! < 110
}
