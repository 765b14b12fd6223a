import { counterTexts } from '#app/ui/fields/counter-texts.ts'

/** Counts what is typed into the form's fields with a counter. */
export function followCounters(form: HTMLFormElement): void {
  const counters = [...form.querySelectorAll<HTMLElement>('[data-counter]')]
  const count = () => counters.forEach(show)
  form.addEventListener('input', count)
  count()
}

function show(counter: HTMLElement): void {
  const text = counter.closest('[data-field]')!.querySelector<HTMLTextAreaElement>('input, textarea')!
  const { shown, spoken, isOver } = counterTexts(text.value.length, Number(counter.dataset.counter))
  const [seen, heard] = [...counter.children]
  seen!.textContent = shown
  // The same words again would be read aloud again.
  if (heard!.textContent !== spoken) heard!.textContent = spoken
  counter.toggleAttribute('data-over', isOver)
}
