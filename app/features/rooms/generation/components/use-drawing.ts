import { type PointerEvent, useRef } from 'react'
import { type KeepStroke, withPoint } from '../rules/keep-strokes.ts'

const BRUSH = 0.06

/**
 * Converts pointer movements to strokes.
 *
 * @param hasRoom whether the photo takes another stroke
 */
export function useDrawing(
  hasRoom: boolean,
  setStrokes: (change: (strokes: KeepStroke[]) => KeepStroke[]) => void,
) {
  const isDown = useRef(false)
  const at = (event: PointerEvent<SVGSVGElement>): [number, number] => {
    const box = event.currentTarget.getBoundingClientRect()
    const inside = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000
    return [inside((event.clientX - box.left) / box.width), inside((event.clientY - box.top) / box.height)]
  }
  return {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      if (!hasRoom) return
      event.currentTarget.setPointerCapture(event.pointerId)
      isDown.current = true
      const point = at(event)
      setStrokes((strokes) => [...strokes, { points: [point], width: BRUSH }])
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      if (!isDown.current) return
      const point = at(event)
      setStrokes((strokes) => withPoint(strokes, point))
    },
    onPointerUp: () => {
      isDown.current = false
    },
    onPointerCancel: () => {
      isDown.current = false
    },
  }
}
