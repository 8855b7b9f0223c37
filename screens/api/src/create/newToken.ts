import type { ApiTokenCreate } from '@airshed/console-kit'
import { DAY_MS } from '@airshed/kit'
import type { CreateForm } from './createForm.ts'

/**
 * What is asked of the server: days are counted from the moment of asking.
 *
 * @param nowMs ms UTC
 */
export function newToken(form: CreateForm, nowMs: number): ApiTokenCreate {
  const { lifetime, until, name, ...rest } = form
  return { ...rest, name: name.trim(), expires_at: expiresAt(lifetime, until, nowMs) }
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
