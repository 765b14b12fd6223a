/** The cookies of one site, as far as their names and values go. */
export function cookieJar() {
  const cookies = new Map<string, string>()
  return {
    /** @param lines headers `Set-Cookie` */
    keep: (lines: string[]) => {
      for (const line of lines) {
        const [pair = '', ...attributes] = line.split(';')
        const [name = '', ...value] = pair.split('=')
        if (attributes.some((each) => /^\s*max-age=0$/i.test(each))) cookies.delete(name.trim())
        else cookies.set(name.trim(), value.join('='))
      }
    },
    /** The header `Cookie`. */
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  }
}
