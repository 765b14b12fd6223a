import { isOff, turnOff } from '#app/ui/buttons/off.ts'

/** The button that sends a form. */
export function submitButton(form: HTMLFormElement) {
  const button = form.querySelector<HTMLElement>('button[data-text]')!
  const text = button.dataset.text!
  return {
    /** Shows what a person waits for, so that the button ignores presses; undefined when it can be pressed. */
    show: (waiting: string | undefined) => {
      turnOff(button, waiting !== undefined)
      button.toggleAttribute('data-pending', waiting !== undefined)
      if (button.textContent !== (waiting ?? text) || button.querySelector('.opens-itself'))
        button.replaceChildren(waiting === undefined ? text : breathing(waiting))
    },
    isOff: () => isOff(button),
  }
}

function breathing(text: string): HTMLElement {
  const words = document.createElement('span')
  words.className = 'animate-breathe'
  words.textContent = text
  return words
}
