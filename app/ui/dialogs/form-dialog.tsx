import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { useBeforeUnload, useFetcher } from 'react-router'
import { Button } from '../buttons/button.tsx'
import type { ButtonVariant } from '../buttons/button-style.ts'
import { useReadOnly } from '../forms/read-only.tsx'
import { Notice } from '../notices/notice.tsx'
import { Dialog } from './dialog.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

interface Reply {
  tone: string
  title: string
  message?: string
  fieldErrors?: Record<string, string[]>
  newer?: string
}

interface FormDialogProps {
  /** The button that opens the dialog. */
  button: { text: ReactNode; label?: string; variant?: ButtonVariant; size?: 'small' }
  title: string
  description?: string
  wide?: boolean
  /** Address of the action; the page by default. */
  action?: string
  hidden: Record<string, string>
  submitText: string
  pendingText: string
  submitVariant?: ButtonVariant
  /** Called once the form was accepted. */
  onDone?: () => void
  /** Renders the fields, given the errors by field name, and what the form did not see. */
  children: (errors: Record<string, string[]> | undefined, newer: string | undefined) => ReactNode
}

/**
 * A dialog with a form, behind a button. It closes once the form is accepted. Errors appear in it, and the input
 * stays, also when the dialog is closed by Escape or a click beside it. Only Cancel discards what was typed.
 */
export function FormDialog({ button, children, hidden, action, onDone, ...texts }: FormDialogProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [opened, setOpened] = useState(0)
  const [isTyped, setIsTyped] = useState(false)
  // Reopening the dialog clears earlier errors, unless it still holds what was typed.
  const { Form, state, data } = useFetcher<Reply>({ key: `${id}${opened}` })
  const isReadOnly = useReadOnly()
  const keepFocus = useKeptFocus()
  useBeforeUnload((event) => {
    if (isTyped) event.preventDefault()
  })
  const close = () => setIsOpen(false)
  const discard = () => {
    setIsOpen(false)
    setIsTyped(false)
  }
  const open = () => {
    if (!isTyped) setOpened(opened + 1)
    setIsOpen(true)
  }
  const done = useEffectEvent(() => {
    discard()
    onDone?.()
  })
  useEffect(() => {
    if (data && data.tone !== 'error') done()
  }, [data])
  if (isReadOnly) return null
  return (
    <>
      <Button variant={button.variant} size={button.size} aria-label={button.label} onClick={open}>
        {button.text}
      </Button>
      <Dialog
        wide={texts.wide}
        open={isOpen}
        onClose={close}
        keepsContents={isTyped}
        title={texts.title}
        description={texts.description}
        actions={
          <>
            <Button
              type="submit"
              form={id}
              variant={texts.submitVariant}
              pending={state !== 'idle'}
              pendingText={texts.pendingText}
            >
              {texts.submitText}
            </Button>
            <Button variant="quiet" onClick={discard}>
              Cancel
            </Button>
          </>
        }
      >
        <Form
          id={id}
          method="post"
          action={action}
          onSubmit={keepFocus}
          onInput={() => setIsTyped(true)}
          className="grid gap-5"
        >
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Failure reply={data} />
          {children(data?.fieldErrors, data?.newer)}
        </Form>
      </Dialog>
    </>
  )
}

/** Shows errors that belong to no field. They stay when their toast has gone. */
function Failure({ reply }: { reply: Reply | undefined }) {
  if (reply?.tone !== 'error' || reply.fieldErrors) return null
  return (
    <Notice tone="danger" title={reply.title}>
      {reply.message}
    </Notice>
  )
}
