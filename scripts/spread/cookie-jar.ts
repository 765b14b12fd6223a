/** The names and values of a site's cookies. */
export function cookieJar() {
  const cookies = new Map<string, string>()
  return {
    /** @param lines values of `Set-Cookie` headers */
    keep: (lines: string[]) => {
      for (const line of lines) {
        const [pair = '', ...attributes] = line.split(';')
        const [name = '', ...value] = pair.split('=')
        if (attributes.some((each) => /^\s*max-age=0$/i.test(each))) cookies.delete(name.trim())
        else cookies.set(name.trim(), value.join('='))
      }
    },
    /** The `Cookie` header. */
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  }
}
