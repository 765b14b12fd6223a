import { createContext, type ReactNode, useContext } from 'react'

const ReadOnlyContext = createContext(false)

/**
 * A read-only part of a page: action buttons are left out and switches disabled. Wrap an exception in another one with
 * `when={false}`.
 */
export const ReadOnly = ({ when, children }: { when: boolean; children: ReactNode }) => (
  <ReadOnlyContext value={when}>{children}</ReadOnlyContext>
)

/** Whether what stands here can only be read. */
export const useReadOnly = (): boolean => useContext(ReadOnlyContext)

/** Renders its children only where changes are allowed. */
export const UnlessReadOnly = ({ children }: { children: ReactNode }) => (useReadOnly() ? null : children)

/** A form whose fields can be read everywhere, and filled in where something can be changed. */
export function ReadOnlyFields({ children }: { children: ReactNode }) {
  if (!useReadOnly()) return children
  return (
    <fieldset disabled className="contents">
      {children}
    </fieldset>
  )
}
