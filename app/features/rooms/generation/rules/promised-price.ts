import { AppError } from '#app/lib/app-error.ts'

/**
 * Refuses a redesign that costs a credit where its form, made before the site had an image model, promised a free one.
 *
 * @param promised the price that the form named
 * @throws AppError `price_has_changed`
 */
export function assertPromised(promised: 'free' | undefined): void {
  if (promised !== 'free') return
  throw new AppError(
    'price_has_changed',
    'This site makes full redesigns now, without people in the picture, and each uses a room credit. Nothing has been started. Please reload the page before you go on.',
    { title: 'A redesign uses a credit now', status: 409 },
  )
}
