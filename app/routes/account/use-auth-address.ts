import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isResetAddress } from '#app/features/accounts/password-reset/rules/reset-address.ts'
import { addressOfState, messageOfState } from '#app/features/accounts/signing-in/rules/auth-address.ts'
import { forgetResults } from '#app/features/quiz/playing/components/stored-quiz.ts'

/**
 * Handles the parts of the URL that only the browser knows: the fragment and the history's state. Clears the
 * browser's data of a deleted account.
 *
 * @returns a message passed on by the previous page
 */
export function useAuthAddress(): string | undefined {
  const location = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const { state, search, hash } = location
    const address = isResetAddress(location)
      ? `/reset-password${search}${hash}`
      : addressOfState(state, new URLSearchParams(search))
    if (address) navigate(address, { replace: true, state })
  }, [location, navigate])
  const isDeleted = new URLSearchParams(location.search).get('deleted') === 'true'
  useEffect(() => {
    if (isDeleted) forgetResults()
  }, [isDeleted])
  return messageOfState(location.state)
}
