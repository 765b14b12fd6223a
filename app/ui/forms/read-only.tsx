import { createContext, type ReactNode, useContext } from 'react'

const ReadOnlyContext = createContext(false)

/**
 * A part of a page that can be read and not changed: buttons that act are left out, and switches rest. A part of it that
 * may be changed after all stands in another one with `when={false}`.
 */
export const ReadOnly = ({ when, children }: { when: boolean; children: ReactNode }) => (
  <ReadOnlyContext value={when}>{children}</ReadOnlyContext>
)

/** Whether what stands here can only be read. */
export const useReadOnly = (): boolean => useContext(ReadOnlyContext)

/** What is left out where nothing can be changed. */
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
