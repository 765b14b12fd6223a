import { placeOf } from './place.ts'
import type { Finding, Rule } from './rule.ts'

/** Types of the web, which jobs and tests cannot create. */
const WEB_TYPES = [
  'Request',
  'Headers',
  'FormData',
  'Session',
  'RouterContextProvider',
  'ActionFunctionArgs',
  'LoaderFunctionArgs',
]

/** Reports commands and queries that take a request or a session instead of plain arguments. */
export const commandArguments: Rule = ({ sources }) =>
  sources.flatMap((file) => {
    const { part, isTest } = placeOf(file.path)
    if (isTest || (part !== 'commands' && part !== 'queries')) return []
    return file.functions.flatMap(({ name, line, parameterTypes }): Finding[] => {
      const web = parameterTypes.find((type) => WEB_TYPES.includes(type))
      if (!web) return []
      const message = `${name} takes a ${web}: pages, webhooks, jobs and tests call the same command. Parse in the route and pass plain arguments: ${name}(services, actor, input).`
      return [{ path: file.path, line, message }]
    })
  })
