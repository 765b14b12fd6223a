import { useEffect, useState } from 'react'
import { DESIGNER_TIPS } from '../rules/designer-tips.ts'

const TURN_MS = 4000
const FADE_MS = 300

/** Shows the ten tips in turn, fading between them. */
export function RotatingTip() {
  const [index, setIndex] = useState(0)
  const [visible, setVisible] = useState(true)
  useEffect(() => {
    let fade: ReturnType<typeof setTimeout>
    const turn = setInterval(() => {
      setVisible(false)
      fade = setTimeout(() => {
        setIndex((current) => (current + 1) % DESIGNER_TIPS.length)
        setVisible(true)
      }, FADE_MS)
    }, TURN_MS)
    return () => {
      clearInterval(turn)
      clearTimeout(fade)
    }
  }, [])
  return (
    <p className={`transition-opacity duration-300 ${visible ? 'opacity-100' : 'opacity-0'}`}>
      {DESIGNER_TIPS[index]}
    </p>
  )
}
