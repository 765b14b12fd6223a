/**
 * The editor supports three levels of headings. Levels beyond them become the nearest one, so that they stay
 * headings.
 */
export const allowedHeadings = (html: string): string =>
  html.replace(/<(\/?)h1(?=[\s/>])/gi, '<$1h2').replace(/<(\/?)h[56](?=[\s/>])/gi, '<$1h4')
