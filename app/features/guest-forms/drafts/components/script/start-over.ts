import { part } from '#app/lib/page-script/page-parts.ts'

/** Asks before a form is emptied. Every button of the question closes it. */
export function followStartOver(within: HTMLElement, startOver: () => void): void {
  const question = within.querySelector('dialog')!
  part('start-over', within).addEventListener('click', () => {
    question.showModal()
    question.querySelector<HTMLElement>('[data-starts]')?.focus()
  })
  question.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button')
    if (!button) return
    question.close()
    if (button.value === 'empty') startOver()
  })
}
