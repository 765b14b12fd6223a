import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classNames } from '../class-names.ts'
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts'

/** A link in running text. */
export function TextLink({ className, ...link }: ComponentProps<typeof Link>) {
  return (
    <Link
      {...link}
      className={classNames(
        'text-bloom underline decoration-1 underline-offset-4 transition-colors hover:text-bloom-deep hover:decoration-2',
        className,
      )}
    />
  )
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  className,
  ...link
}: { variant?: ButtonVariant; size?: ButtonSize } & ComponentProps<typeof Link>) {
  return <Link {...link} className={buttonStyle(variant, size, className)} />
}
