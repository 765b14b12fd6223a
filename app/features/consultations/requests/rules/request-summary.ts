import { BUDGET_LABELS, CONTACT_LABELS, PROJECT_TYPE_LABELS, TIMELINE_LABELS } from '../../rules/labels.ts'
import type { DesignerRequestInput } from '../schema.ts'

type Summed = Omit<DesignerRequestInput, 'name' | 'email' | 'message' | 'roomUploadId'>

/** A request's answers with their labels, without empty ones. */
export function factsOfRequest(request: Summed): [name: string, value: string][] {
  const place = [request.streetAddress, request.city, request.state, request.zipCode]
    .filter(Boolean)
    .join(', ')
  const facts: [string, string | null][] = [
    ['Project type', PROJECT_TYPE_LABELS[request.projectType]],
    ['Budget', request.budgetRange && BUDGET_LABELS[request.budgetRange]],
    ['Timeline', request.timeline && TIMELINE_LABELS[request.timeline]],
    ['Contact preference', CONTACT_LABELS[request.contactPreference]],
    ['Phone', request.phone],
    ['Location', place],
    ['Additional details', request.additionalDetails],
  ]
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]))
}

/** A request as a few lines of text. */
export const summaryOfRequest = (request: Summed) =>
  ['From the request:', ...factsOfRequest(request).map(([name, value]) => `${name}: ${value}`)].join('\n')
