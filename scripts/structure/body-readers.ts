import { placeOf } from './place.ts'
import type { Finding, Rule } from './rule.ts'

/** Where the bodies of requests are read, within bounds. */
const HOME = 'app/routes/forms/'

/** Reports requests whose body is read past its bounds. */
export const bodyReaders: Rule = ({ sources }) =>
  sources.flatMap((file) => {
    const { layer, isTest } = placeOf(file.path)
    if (isTest || layer === 'tools' || layer === 'tests' || file.path.startsWith(HOME)) return []
    return file.bodyReads.map(
      ({ name, line }): Finding => ({
        path: file.path,
        line,
        message: `reads request.${name}: a body has bounds of bytes, fields, pace and memory, which ${HOME} keeps. Call readForm, readPhotos, withPhoto or readText from there.`,
      }),
    )
  })
