import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { useModalElement } from './modal-element.ts'

export interface ModalProps {
  open: boolean
  /** Called by the close button, Escape and a click outside. */
  onClose: () => void
  title: string
  description?: ReactNode
  children?: ReactNode
  /** Whether the contents stay while it is closed, with what was typed there. */
  keepsContents?: boolean
  /** Buttons at the end, main one first. */
  actions?: ReactNode
}

/** A modal dialog in the middle of the screen. */
export function Dialog({ wide = false, ...modal }: ModalProps & { wide?: boolean }) {
  return (
    <Modal
      {...modal}
      className={classNames(
        'overlay-middle m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] rounded-control',
        wide ? 'max-w-4xl' : 'max-w-xl',
      )}
    />
  )
}

/** A panel that slides in from the right, for work beside the page. */
export function SidePanel(modal: ModalProps) {
  return (
    <Modal
      {...modal}
      className="overlay-right mt-0 mr-0 mb-0 ml-auto h-dvh max-h-none w-full max-w-lg border-line border-l"
    />
  )
}

/** Keeps the buttons visible in a dialog longer than the screen. */
const ACTIONS =
  '-mx-6 -bottom-6 -mb-6 sm:-mx-8 sm:-bottom-8 sm:-mb-8 sticky z-10 mt-3 flex flex-wrap gap-3 bg-paper px-6 pt-4 pb-6 sm:flex-row-reverse sm:px-8 sm:pb-8'

function Modal({
  open,
  onClose,
  title,
  description,
  children,
  keepsContents = false,
  actions,
  className,
}: ModalProps & { className: string }) {
  const element = useModalElement(open)
  const id = useId()
  return (
    <dialog
      ref={element}
      closedby="any"
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className={classNames('overlay overflow-y-auto p-6 sm:p-8', className)}
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={`${id}-title`} className="wrap-anywhere min-w-0 pt-1 text-xl">
          {title}
        </h2>
        {/* The browser closes it and restores the focus, also where the page then removes the dialog at once. */}
        <IconButton icon={X} label="Close" onClick={() => element.current?.close()} className="-mt-1 -mr-2" />
      </div>
      {description && (
        <p id={`${id}-description`} className="mt-2 wrap-anywhere text-ink-soft">
          {description}
        </p>
      )}
      {(open || keepsContents) && children && <div className="mt-5">{children}</div>}
      {actions && <div className={ACTIONS}>{actions}</div>}
    </dialog>
  )
}
