/** The editor knows three ranks of headings: the ranks above and below become the nearest, and stay headings. */
export const keptHeadings = (html: string): string =>
  html.replace(/<(\/?)h1(?=[\s/>])/gi, '<$1h2').replace(/<(\/?)h[56](?=[\s/>])/gi, '<$1h4')
