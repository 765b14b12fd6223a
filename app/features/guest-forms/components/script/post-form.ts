import { NEXT_ADDRESS, SENT_BY_SCRIPT } from '#app/lib/page-script/form-headers.ts'
import { dataIn } from '#app/lib/page-script/page-data.ts'
import { UNREACHED } from '#app/ui/notices/unreached.ts'
import { type FormRefusal, REFUSAL_DATA } from '../../rules/form-options.ts'

/** The answer to a form: why it was refused, the page that takes its place, or the address that it leads to. */
type Answer = Pick<FormRefusal, 'problem' | 'stamp'> | { page: Document } | { address: string }

/**
 * Sends a form as the browser would, and leaves the page as it is. A form without an answer can be sent again.
 *
 * @param button the one that sent it, whose name and value are sent with it
 */
export async function postForm(form: HTMLFormElement, button?: HTMLElement): Promise<Answer> {
  try {
    const headers = { [SENT_BY_SCRIPT]: 'true' }
    const response = await fetch(form.action, { method: 'POST', headers, body: bodyOf(form, button) })
    const address = response.headers.get(NEXT_ADDRESS)
    if (address) return { address }
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    const refusal = dataIn<FormRefusal>(page, REFUSAL_DATA)
    if (refusal) return refusal
    if (response.status >= 500) return noAnswer(BROKEN)
    return response.headers.has(SENT_BY_SCRIPT) ? { page } : noAnswer(reasonIn(page))
  } catch {
    return noAnswer(UNREACHED)
  }
}

function bodyOf(form: HTMLFormElement, button: HTMLElement | undefined): BodyInit {
  const fields = new FormData(form)
  // Browsers before 2023 ignore the button as an argument.
  if (button instanceof HTMLButtonElement && button.name) fields.append(button.name, button.value)
  if (form.enctype === 'multipart/form-data') return fields
  return new URLSearchParams([...fields].map(([name, value]): [string, string] => [name, String(value)]))
}

const BROKEN = 'Something went wrong on our side.'

/** What somebody else answered, such as a proxy that takes no large forms, or a network that asks people to sign in. */
function reasonIn({ title, body }: Document): string {
  const words = (title || body.textContent).trim().slice(0, 200)
  return words ? `The answer was “${words}”.` : BROKEN
}

const noAnswer = (reason: string): Answer => ({
  problem: {
    title: 'Submission Failed',
    message: `${reason} Nothing you typed is lost; please try again in a moment.`,
  },
})
