import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

const DRAWINGS = {
  lamp: (
    <>
      <Lamp shade="fill-ochre/25" />
      <path d="M34 84l-10 8M27 70l-13 3M126 84l10 8M133 70l13 3" />
    </>
  ),
  lampOff: <Lamp shade="fill-ink/10" />,
  chair: (
    <>
      <path d="M14 148h132" />
      <path className="fill-bloom/15" d="M46 34c-2-9 5-14 13-14h42c8 0 15 5 13 14l-7 50H53z" />
      <path className="fill-bloom/15" d="M40 84h80c7 0 10 5 8 11l-4 13H36l-4-13c-2-6 1-11 8-11z" />
      <path d="M34 90c-9-2-15-10-14-19 8-4 18-1 22 8l1 5M126 90c9-2 15-10 14-19-8-4-18-1-22 8l-1 5" />
      <path d="M44 108l-9 40M116 108l9 40M60 108l-3 20M100 108l3 20" />
      <path d="M68 24l4 56M92 24l-4 56" opacity=".45" />
    </>
  ),
  plant: (
    <>
      <path d="M24 148h112" />
      <path className="fill-bloom/15" d="M56 104h48l-7 44H63z" />
      <path d="M53 104h54" />
      <path d="M80 104c-1-28 0-50 4-74" />
      <path className="fill-forest/15" d="M83 58c2-22 16-34 36-36 1 22-12 36-36 36z" />
      <path className="fill-forest/15" d="M81 76c-4-20-18-31-40-30 1 20 15 32 40 30z" />
      <path className="fill-forest/15" d="M80 96c5-16 18-23 36-21-3 16-16 24-36 21z" />
      <path d="M83 58c8-13 18-22 28-29M81 76c-9-11-20-19-31-24M80 96c9-8 18-13 28-16" opacity=".45" />
    </>
  ),
  frame: (
    <>
      <path d="M80 14l-24 22M80 14l24 22" />
      <circle cx="80" cy="13" r="2.5" />
      <path d="M20 36h120v104H20z" />
      <path d="M32 48h96v80H32z" />
      <path className="fill-forest/15" d="M32 128l32-40 20 22 14-14 30 32z" />
      <circle className="fill-ochre/25" cx="102" cy="70" r="9" />
    </>
  ),
} satisfies Record<string, ReactNode>

export type DrawingName = keyof typeof DRAWINGS

function Lamp({ shade }: { shade: string }) {
  return (
    <>
      <path d="M20 148h120" />
      <path d="M58 148c0-7 10-10 22-10s22 3 22 10" />
      <path d="M80 138V64" />
      <path className={shade} d="M58 22h44l16 42c-24 5-52 5-76 0z" />
      <path d="M96 65v17" />
      <circle cx="96" cy="85" r="2.5" />
    </>
  )
}

/** A small decorative line drawing for pages with little else to show. */
export function Drawing({ name, className }: { name: DrawingName; className?: string }) {
  return (
    <svg
      viewBox="0 0 160 160"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('text-ink', className)}
    >
      {DRAWINGS[name]}
    </svg>
  )
}
