import { callName, isChange, type Call } from '@airshed/schemas/calls'
import type { Target } from './target.fixture.ts'
import { expectedStatus, successOf } from './expectedStatus.fixture.ts'

/** Tokens of the owner of the city: with all permissions, those limited to devices, and one with a capability. */
export const TOKENS = ['all devices', 'one device', 'another device', 'publishing'] as const
export type TokenHolder = (typeof TOKENS)[number]

/** Calls that are answered for a device that is made for each of them: no token is limited to it. */
const SPARE = ['DELETE /nodes/:id', 'PUT /nodes/:id/reset']

/** Calls whose handler looks for a device that their body or path names. */
const NAMING: Readonly<Record<string, number>> = {
  'POST /alerts': 400,
  'POST /alerts/preview': 400,
  'PUT /nodes/available_devices': 404,
  'GET /profiles/:id': 404,
}

/**
 * The status that a token gets for a good call: what the call says about machines, worked out apart.
 *
 * @param success of a token that has the right to it. Default: that of the call
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

/** A token that may publish plugins is nobody elsewhere. */
function withoutPermissions(call: Call, success: number): number {
  const { access } = call
  const named = NAMING[callName(call)]
  if (named === 404) return named
  if (typeof access === 'string' || 'organizations' in access) return success
  if ('list' in access) return isChange(call) ? 403 : success
  return 404
}
