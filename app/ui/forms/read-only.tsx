import { createContext, type ReactNode, useContext } from 'react'

const ReadOnlyContext = createContext(false)

/**
 * A read-only part of a page: hides action buttons and disables switches. `when={false}` makes an exception inside
 * it.
 */
export const ReadOnly = ({ when, children }: { when: boolean; children: ReactNode }) => (
  <ReadOnlyContext value={when}>{children}</ReadOnlyContext>
)

export const useReadOnly = (): boolean => useContext(ReadOnlyContext)

/** Renders its children only where changes are allowed. */
export const UnlessReadOnly = ({ children }: { children: ReactNode }) => (useReadOnly() ? null : children)

/** A fieldset that is disabled on a read-only page. */
export function ReadOnlyFields({ children }: { children: ReactNode }) {
  if (!useReadOnly()) return children
  return (
    <fieldset disabled className="contents">
      {children}
    </fieldset>
  )
}
