/** Duration in milliseconds. */
const DURATION = 1400

/**
 * Animates a fresh result: the collage's prints move into place while the others fade, then the page and the style's
 * name appear. Does nothing with reduced motion.
 *
 * @param cover the prints, over the whole window
 * @returns the running animations
 */
export function revealResult(cover: HTMLElement): Animation[] {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return []
  const prints = [...cover.querySelectorAll<HTMLElement>('[data-print]')]
  const name = document.querySelector('[data-style-name]')
  const run = (element: Element, keyframes: Keyframe[]) =>
    element.animate(keyframes, { duration: DURATION, fill: 'both', easing: 'linear' })
  return [
    run(cover, [
      { backgroundColor: 'var(--color-paper)', offset: 0 },
      { backgroundColor: 'var(--color-paper)', offset: 0.6 },
      { backgroundColor: 'transparent', offset: 0.85 },
    ]),
    ...prints.map((print) => run(print, framesOf(print))),
    ...(name ? [run(name, SETTING)] : []),
  ]
}

const SETTING: Keyframe[] = [
  { opacity: 0, transform: 'translateY(0.12em)', offset: 0 },
  { opacity: 0, transform: 'translateY(0.12em)', offset: 0.66, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  { opacity: 1, transform: 'none', offset: 1 },
]

function framesOf(print: HTMLElement): Keyframe[] {
  const place = document.querySelector(`[data-chosen="${print.dataset.print}"]`)
  if (!place)
    return [{ opacity: 1 }, { opacity: 1, offset: 0.2 }, { opacity: 0, offset: 0.5 }, { opacity: 0 }]
  const [from, to] = [print.getBoundingClientRect(), place.getBoundingClientRect()]
  const gathered = `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(${to.width / from.width})`
  const resting = { transformOrigin: '0 0', transform: 'none' }
  return [
    { ...resting, zIndex: 1 },
    { ...resting, zIndex: 1, offset: 0.2, easing: 'cubic-bezier(0.5, 0, 0.15, 1)' },
    { ...resting, transform: gathered, zIndex: 1, opacity: 1, offset: 0.75 },
    { ...resting, transform: gathered, zIndex: 1, opacity: 1, offset: 0.88 },
    { ...resting, transform: gathered, zIndex: 1, opacity: 0 },
  ]
}
