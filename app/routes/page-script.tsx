import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Scripts } from 'react-router'

interface ScriptProps {
  type?: string
  href?: string
  children?: ReactNode
}

/**
 * React Router's scripts. On a page that is complete without them, the browser loads them once it has shown the page:
 * `ui/site-script.js` starts the module that stands here as a text.
 *
 * @param isLater whether the page is complete without its script
 */
export function PageScript({ isLater }: { isLater: boolean }) {
  return isLater ? <LaterScript /> : <Scripts />
}

/** Called as a function, because a component's elements cannot be changed from outside. */
function LaterScript() {
  const parts = elementsOf(Scripts({}))
  const files = parts.flatMap(({ type, props }) => (type === 'link' && props.href ? [props.href] : []))
  return parts.map(({ type, props }) => {
    if (type === 'link') return null
    if (props.type !== 'module') return <script key="data" {...props} />
    return <script key="module" {...props} type="text/later" data-files={files.join(' ')} />
  })
}

/** The elements in fragments, however deep. */
function elementsOf(node: ReactNode): ReactElement<ScriptProps>[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<ScriptProps>(child)) return []
    return typeof child.type === 'string' ? [child] : elementsOf(child.props.children)
  })
}
