import { useLocation } from 'react-router'
import { ButtonLink } from '#app/ui/buttons/link.tsx'
import { isConnectionLost } from '../lost-answer.ts'
import { MessageScreen } from './message-screen.tsx'
import { SiteFrame } from './site-frame.tsx'

/** Says that something failed, here or on the way. */
export function UnexpectedErrorScreen({ error }: { error: unknown }) {
  const { pathname, search } = useLocation()
  return (
    <SiteFrame>
      <MessageScreen
        tabTitle="Something went wrong"
        drawing="lampOff"
        title="The light went out for a moment"
        action={
          <>
            <ButtonLink to={pathname + search} reloadDocument>
              Try again
            </ButtonLink>
            <ButtonLink to="/" variant="secondary" reloadDocument>
              Back to Home
            </ButtonLink>
          </>
        }
      >
        {isConnectionLost(error)
          ? 'We could not be reached. Nothing you have saved is lost. Check your connection, then try again.'
          : 'Something went wrong on our side. Nothing you have saved is lost, and we have been told about it. Wait a minute, then try again.'}
      </MessageScreen>
    </SiteFrame>
  )
}
