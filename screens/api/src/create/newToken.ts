import type { ApiTokenCreate } from '@airshed/console-kit'
import { TOKEN_CAPABILITIES, TOKEN_PERMISSIONS } from '@airshed/console-kit/define'
import { DAY_MS } from '@airshed/kit'
import type { CreateForm } from './createForm.ts'

/** Maps the path of a problem reported by the server to the field of the form. */
export const pathOf = (path: string): string =>
  path.replace('/expires_at', '/until').replace(/^\/(permissions|capabilities)\b.*/, '/allowed')

/**
 * The request to the server: days are counted from the time of the request.
 *
 * @param nowMs ms UTC
 */
export function newToken(form: CreateForm, nowMs: number): ApiTokenCreate {
  const { organization_id, name, allowed, reach, device_scope: devices, lifetime, until } = form
  return {
    organization_id,
    name: name.trim(),
    permissions: TOKEN_PERMISSIONS.filter((one) => allowed.includes(one)),
    capabilities: TOKEN_CAPABILITIES.filter((one) => allowed.includes(one)),
    device_scope: reach === 'some' ? (devices ?? null) : null,
    expires_at: expiresAt(lifetime, until, nowMs),
  }
}

function expiresAt(
  lifetime: CreateForm['lifetime'],
  until: number | undefined,
  nowMs: number,
): number | null {
  if (lifetime === 'never') return null
  if (lifetime === 'date') return until ?? null
  return nowMs + Number(lifetime) * DAY_MS
}
