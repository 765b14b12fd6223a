import type { ComponentProps, ReactNode } from 'react'
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts'

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Whether the action is running. The button shows `pendingText`, keeps its focus and ignores clicks. */
  pending?: boolean
  /** The text while pending, for example 'Saving…'. */
  pendingText?: ReactNode
  /** Whether its form is incomplete. The button is announced as disabled, but pressing it shows what is missing. */
  isIncomplete?: boolean
}

/**
 * A button. It submits its form only with `type="submit"`. With `aria-disabled` it looks disabled and ignores clicks,
 * but keeps the keyboard focus.
 */
export function Button({
  variant,
  size,
  pending = false,
  pendingText,
  isIncomplete = false,
  className,
  children,
  ...button
}: ButtonProps) {
  const isOff = pending || isTrue(button['aria-disabled'])
  return (
    <button
      type="button"
      {...button}
      aria-disabled={isOff || isIncomplete || undefined}
      data-incomplete={isIncomplete || undefined}
      data-pending={pending || undefined}
      onClick={isOff ? (event) => event.preventDefault() : button.onClick}
      className={buttonStyle(variant, size, className)}
    >
      {pending ? <span className="animate-breathe">{pendingText ?? children}</span> : children}
    </button>
  )
}

const isTrue = (value: ButtonProps['aria-disabled']) => value === true || value === 'true'
