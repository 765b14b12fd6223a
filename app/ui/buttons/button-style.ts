import { classNames } from '../class-names.ts'

/**
 * A button's role: `primary` once per page; `secondary` beside it; `quiet` for rare actions; `danger` to confirm in a
 * dialog; `paper` on forest or a dark picture.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'paper'
export type ButtonSize = 'small' | 'medium' | 'large'

/** A button that cannot be used now, with an icon or words: pale words on no ground. */
export const OFF = 'off:cursor-not-allowed off:bg-transparent off:text-edge'

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-control border text-center font-medium no-underline ' +
  `cursor-pointer transition-colors select-none ${OFF} ` +
  'data-pending:cursor-progress [&_svg]:size-[1.2em] [&_svg]:shrink-0'

/** A box stays a box. */
const BOXED = 'off:border-line'

const VARIANTS: Record<ButtonVariant, string> = {
  primary: `${BOXED} border-bloom bg-bloom text-paper hover:border-bloom-deep hover:bg-bloom-deep`,
  secondary: `${BOXED} border-ink bg-transparent text-ink hover:bg-ink hover:text-paper`,
  quiet: 'border-transparent bg-transparent text-ink hover:bg-linen',
  danger: `${BOXED} border-danger bg-danger text-paper hover:border-danger-deep hover:bg-danger-deep`,
  paper: `${BOXED} border-paper bg-paper text-ink hover:border-linen hover:bg-linen`,
}

const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-11 whitespace-nowrap px-4 text-sm',
  medium: 'min-h-12 px-6 text-base leading-6',
  large: 'min-h-14 px-8 text-lg leading-7',
}

/** Classes of a button, or of a link that looks like one. */
export function buttonStyle(variant: ButtonVariant = 'primary', size: ButtonSize = 'medium', more?: string) {
  return classNames(BASE, VARIANTS[variant], SIZES[size], more)
}
