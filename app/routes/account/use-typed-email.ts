import { useEffect, useState } from 'react'

/** The address typed into a form of this page when a link was followed, so that the next form has it already. */
export function useTypedEmail(): string {
  const [email, setEmail] = useState('')
  useEffect(() => {
    const read = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('a'))) return
      setEmail(document.querySelector<HTMLInputElement>('input[name=email]')?.value ?? '')
    }
    addEventListener('click', read, { capture: true })
    return () => removeEventListener('click', read, { capture: true })
  }, [])
  return email
}
