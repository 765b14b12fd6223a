/**
 * A duration as minutes and seconds.
 *
 * @param seconds not negative; fractions are cut off
 * @returns `mm:ss`, with more digits of minutes when needed
 */
export function elapsedTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`
}
