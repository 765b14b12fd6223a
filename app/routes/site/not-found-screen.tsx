import { ButtonLink } from '#app/ui/buttons/link.tsx'
import { MessageScreen } from './message-screen.tsx'

const HOME = { to: '/', children: 'Back to Home' }
const DASHBOARD = { to: '/dashboard', children: 'Go to Dashboard' }

interface NotFoundScreenProps {
  path: string
  /** Whether rooms have such addresses. The answer is the same for an unknown room and another account's. */
  isRoom?: boolean
}

/** Shown for an address without a page. */
export function NotFoundScreen({ path, isRoom = false }: NotFoundScreenProps) {
  const [main, other] = isRoom ? [DASHBOARD, HOME] : [HOME, DASHBOARD]
  return (
    <>
      <meta name="robots" content="noindex" />
      <MessageScreen
        tabTitle="Page not found"
        drawing="chair"
        title="Oops! Page not found"
        action={
          <>
            <ButtonLink {...main} />
            <ButtonLink {...other} variant="secondary" />
          </>
        }
      >
        <p>{isRoom ? NO_ROOM : 'An empty chair is all we keep at this address:'}</p>
        <p className="mt-3">
          <code className="break-all rounded-print bg-linen px-2 py-1 text-ink text-sm">{path}</code>
        </p>
      </MessageScreen>
    </>
  )
}

const NO_ROOM =
  'Nothing of yours is at this address: the room may have been deleted, or belong to another account. Your dashboard shows every room you have.'
