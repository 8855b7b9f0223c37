import { callName, isChange, type Call } from '@airshed/schemas/calls'
import type { Target } from './target.fixture.ts'
import { expectedStatus, successOf } from './expectedStatus.fixture.ts'

/** Tokens of the city's owner: all permissions, limited to devices, and with a capability. */
export const TOKENS = ['all devices', 'one device', 'another device', 'publishing'] as const
export type TokenHolder = (typeof TOKENS)[number]

/** Calls on a device that is created for each of them, so no token is limited to it. */
const SPARE = ['DELETE /nodes/:id', 'PUT /nodes/:id/reset']

/** Calls whose handler looks up a device that the body or path names. */
const NAMING: Readonly<Record<string, number>> = {
  'POST /alerts': 400,
  'POST /alerts/preview': 400,
  'PUT /nodes/available_devices': 404,
  'GET /profiles/:id': 404,
}

/**
 * The status that a token gets for a valid call, derived independently from the call's rule for machines.
 *
 * @param success status for a token that has the right to it. Default: that of the call
 */
export function expectedOfToken(
  call: Call,
  holder: TokenHolder,
  target: Target,
  success = successOf(call),
): number {
  const { access, tokens, capability } = call
  const isLimited = holder === 'one device' || holder === 'another device'
  if (capability !== undefined) {
    if (holder !== 'publishing') return 403
    return target.organization === 'city' ? success : 404
  }
  if (tokens === undefined || (isLimited && tokens !== 'any')) return 403
  if (holder === 'publishing') return withoutPermissions(call, success)
  const status = expectedStatus(call, 'token', target, success)
  if (!isLimited || target.organization === 'harbour') return status
  // The alerts of the examples watch no device.
  if (typeof access === 'object' && 'row' in access && access.row === 'alerts') return 404
  if (holder === 'one device') return SPARE.includes(callName(call)) ? 404 : status
  if (typeof access === 'object' && 'row' in access) return 404
  return NAMING[callName(call)] ?? status
}

/** A token that may publish plugins has no other rights. */
function withoutPermissions(call: Call, success: number): number {
  const { access } = call
  const named = NAMING[callName(call)]
  if (named === 404) return named
  if (typeof access === 'string' || 'organizations' in access) return success
  if ('list' in access) return isChange(call) ? 403 : success
  return 404
}
