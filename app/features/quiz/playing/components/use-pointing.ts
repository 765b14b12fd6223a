import { type PointerEvent, useRef, useState } from 'react'

/**
 * Tells real pointing from content that appears under a resting pointer.
 *
 * @param what an object that changes when the content does
 * @returns whether the pointer has moved since the last change, and the area's pointer handler
 */
export function usePointing(what: object) {
  const [pointedAt, setPointedAt] = useState<object>()
  const last = useRef<string>(undefined)
  // Browsers also report a move when content moves under a resting pointer.
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    const place = `${clientX} ${clientY}`
    if (place !== last.current) setPointedAt(what)
    last.current = place
  }
  return { isPointing: pointedAt === what, onPointerMove }
}
