import { placeOf } from './place.ts'
import type { Finding, Rule } from './rule.ts'

/** The only folder that may read request bodies. */
const HOME = 'app/routes/forms/'

/** Reports code that reads a request body without limits. */
export const bodyReaders: Rule = ({ sources }) =>
  sources.flatMap((file) => {
    const { layer, isTest } = placeOf(file.path)
    if (isTest || layer === 'tools' || layer === 'tests' || file.path.startsWith(HOME)) return []
    return file.bodyReads.map(
      ({ name, line }): Finding => ({
        path: file.path,
        line,
        message: `reads request.${name}: ${HOME} enforces a body's limits of bytes, fields, pace and memory. Call its readForm, readPhotos, withPhoto or readText.`,
      }),
    )
  })
