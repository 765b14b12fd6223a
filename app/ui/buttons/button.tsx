import type { ComponentProps } from 'react'
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts'

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Work is under way: the button says so in words, keeps its focus and answers no click. */
  pending?: boolean
  /** What the button says while pending, such as 'Saving…'. */
  pendingText?: string
  /** Its form is not complete: it counts as disabled, but can be pressed, and the form says what is missing. */
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
