import type { PictureBox } from '#app/platform/ai/editor.ts'
import { cutOutFrame } from '../rules/cut-out-frame.ts'

interface CutOutProps {
  /** The whole picture and its size in pixels. */
  src: string
  picture: { width: number; height: number }
  box: PictureBox
  alt: string
}

const RATIO = 4 / 3
const percent = (share: number) => `${(share * 100).toFixed(3)}%`

/** Shows a part of a picture as a small print. */
export function CutOut({ src, picture, box, alt }: CutOutProps) {
  const frame = cutOutFrame(box, picture, RATIO)
  return (
    <span className="relative block aspect-[4/3] overflow-hidden rounded-print bg-linen">
      <img
        src={src}
        alt={alt}
        draggable={false}
        className="absolute h-auto max-w-none"
        style={{
          width: percent(1 / frame.width),
          left: percent(-frame.x / frame.width),
          top: percent(-frame.y / frame.height),
        }}
      />
    </span>
  )
}
