/** What a person can use. Text, pictures and the slider between two of them need no React. */
const CONTROLS = 'a, button, summary, input, select, textarea, label'

/** What a person does with a control, or shortly before. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'keydown']

/** Milliseconds between two looks whether React has taken a button over. */
const NEXT_LOOK = 50

/**
 * Waits until somebody is about to use a page that React has not taken over. Links and fields work by themselves; a
 * button that is pressed is held.
 *
 * @param prepare called when a control is used, again if it failed; without it a held button does what its form does
 * @returns when the page is prepared, a function to call once React has taken it over, which presses the held button
 */
export function awaitUse(prepare: () => Promise<unknown>): Promise<() => void> {
  const ending = new AbortController()
  let held: HTMLButtonElement | undefined
  let isPassedOn = false
  const release = () => {
    ending.abort()
    if (held) pressOnceTakenOver(held)
  }
  const passOn = () => {
    isPassedOn = true
    held?.click()
    isPassedOn = false
    held = undefined
  }
  return new Promise((resolve) => {
    const begin = () => void prepare().then(() => resolve(release), passOn)
    for (const sign of SIGNS) listen(sign, begin, ending.signal)
    const hold = (control: Element, event: Event) => {
      if (isPassedOn || !(control instanceof HTMLButtonElement) || control.popoverTargetElement) return
      event.preventDefault()
      held = control
      begin()
    }
    listen('click', hold, ending.signal)
    // Somebody may have opened a part before this listened.
    if (document.querySelector('[data-when-used] details[open]')) begin()
    performance.mark('awaits use')
  })
}

function listen(kind: string, answer: (control: Element, event: Event) => void, signal: AbortSignal) {
  const look = (event: Event) => {
    const control = event.target instanceof Element && event.target.closest(CONTROLS)
    if (control) answer(control, event)
  }
  addEventListener(kind, look, { capture: true, signal })
}

/** Parts that are loaded later, such as a notice, are taken over after the page. */
function pressOnceTakenOver(button: HTMLButtonElement) {
  if (isTakenOver(button)) button.click()
  else setTimeout(pressOnceTakenOver, NEXT_LOOK, button)
}

/** Whether React lets events through to an element, which it keeps from parts it has not taken over. */
function isTakenOver(element: Element): boolean {
  let isLetThrough = false
  const note = () => {
    isLetThrough = true
  }
  element.addEventListener('touchcancel', note)
  element.dispatchEvent(new Event('touchcancel'))
  element.removeEventListener('touchcancel', note)
  return isLetThrough
}
