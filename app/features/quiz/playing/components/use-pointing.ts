import { type PointerEvent, useRef, useState } from 'react'

/**
 * Whether the pointer has moved since `what` is there: until then, what lies under it is not pointed at.
 *
 * @returns the answer, and a handler for the area's pointer moves
 */
export function usePointing(what: object) {
  const [pointedAt, setPointedAt] = useState<object>()
  const last = useRef<string>(undefined)
  // Browsers also report a move when the page moves below a resting pointer.
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    const place = `${clientX} ${clientY}`
    if (place !== last.current) setPointedAt(what)
    last.current = place
  }
  return { isPointing: pointedAt === what, onPointerMove }
}
