import { withStorage } from '#app/lib/browser-storage.ts'

/** Sign-out finds it by `_draft`. */
const KEY = 'auth_email_draft'

const emailField = () => document.querySelector<HTMLInputElement>('input[name=email]')

/** Hands the address that was typed into a form of the sign-in page on to the next of its forms, in this tab alone. */
export function handOnEmail(): void {
  const typed = withStorage('session', (storage) => {
    const email = storage.getItem(KEY)
    storage.removeItem(KEY)
    return email
  })
  const field = emailField()
  if (field && typed) field.value ||= typed
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null
      const email = emailField()?.value
      if (link?.pathname === '/auth' && email)
        withStorage('session', (storage) => storage.setItem(KEY, email))
    },
    { capture: true },
  )
}
