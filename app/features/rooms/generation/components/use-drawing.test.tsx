import type { PointerEvent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type KeepStroke, MAX_STROKES } from '../rules/keep-strokes.ts'
import { useDrawing } from './use-drawing.ts'

const DOT: KeepStroke = { points: [[0.1, 0.1]], width: 0.06 }

/** The strokes after another was drawn with two points. */
function drawnOn(strokes: KeepStroke[], hasRoom: boolean): KeepStroke[] {
  let drawing: ReturnType<typeof useDrawing> | undefined
  let drawn = strokes
  const Photo = () => {
    drawing = useDrawing(hasRoom, (change) => {
      drawn = change(drawn)
    })
    return null
  }
  renderToStaticMarkup(<Photo />)
  drawing!.onPointerDown(pointerAt(50))
  drawing!.onPointerMove(pointerAt(60))
  return drawn
}

const pointerAt = (clientX: number) =>
  ({
    clientX,
    clientY: 50,
    pointerId: 1,
    currentTarget: {
      setPointerCapture: () => undefined,
      getBoundingClientRect: () => ({ left: 0, top: 0, width: 100, height: 100 }),
    },
  }) as unknown as PointerEvent<SVGSVGElement>

test('a stroke follows the pointer', () => {
  expect(drawnOn([DOT], true)).toEqual([
    DOT,
    {
      points: [
        [0.5, 0.5],
        [0.6, 0.5],
      ],
      width: 0.06,
    },
  ])
})

test('a photo that is full takes nothing more, and its last stroke stays as it is', () => {
  const full = Array.from({ length: MAX_STROKES }, () => DOT)
  expect(drawnOn(full, false)).toEqual(full)
})
