import type { FailureMessage } from '../generation/rules/failure-message.ts'
import { flawWords, type RedesignChecks } from '../generation/rules/redesign-checks.ts'

/** A version that missed its checks and was delivered free of charge. */
export interface FlawedVersion {
  id: string
  /** 'This one' is the newest, which the card shows; 'Version 2' is an earlier one. */
  name: string
  /** What went wrong with it. */
  flaws: string[]
  /** Whether it may be tried again at no cost. */
  offersFreeTry: boolean
}

interface StoredVersion {
  id: string
  freeOfCharge: boolean
  offersFreeTry: boolean
  checks: RedesignChecks | null
}

/**
 * The newest version that may be tried again at no cost, or else the newest one when it is flawed.
 *
 * @param made newest first
 * @param failure why the latest generation failed; some failures leave nothing to try
 */
export function flawedVersion(
  made: readonly StoredVersion[],
  failure: Pick<FailureMessage, 'mustWait' | 'needsAnotherPhoto'> | null,
): FlawedVersion | null {
  const canTry = !failure?.mustWait && !failure?.needsAnotherPhoto
  const offering = canTry ? made.findIndex((version) => version.offersFreeTry) : -1
  const index = Math.max(0, offering)
  const version = made[index]
  if (!version?.freeOfCharge || !version.checks) return null
  const name = index === 0 ? 'This one' : `Version ${made.length - index}`
  return { id: version.id, name, flaws: flawWords(version.checks), offersFreeTry: offering >= 0 }
}
