/**
 * A picture's tiny copy with its pixels blurred into each other: a background for its place while it loads.
 *
 * @param placeholder tiny copy as a data URL
 * @param width and `height`: proportions of the picture
 * @returns an address for CSS, to be put in double quotes
 */
export function blurredAddress(placeholder: string, width: number, height: number): string {
  // One unit is about a pixel of the copy, which is drawn larger so that its faded edges stay outside.
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 ${((16 * height) / width).toFixed(2)}'><filter id='b' color-interpolation-filters='sRGB'><feGaussianBlur stdDeviation='1'/></filter><image filter='url(#b)' x='-15%' y='-15%' width='130%' height='130%' preserveAspectRatio='none' href='${placeholder}'/></svg>`
  return `data:image/svg+xml,${svg.replace(/[%#<>]/g, encodeURIComponent)}`
}
