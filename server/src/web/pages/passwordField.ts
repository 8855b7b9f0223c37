import { PASSWORD_MAX } from '@airshed/domain'
import type { FastifyRequest } from 'fastify'

/** A character takes at most two UTF-16 units. One more, so that a truncated text cannot be anyone's password. */
const UNITS_MAX = 2 * PASSWORD_MAX + 1

/**
 * A password from a form, both for setting one and for signing in: exactly as typed, including blanks and
 * invisible characters. Empty if it is missing or was sent twice.
 */
export function passwordField({ body }: Pick<FastifyRequest, 'body'>, name: string): string {
  const value = (body as Record<string, unknown> | null | undefined)?.[name]
  return typeof value === 'string' ? value.slice(0, UNITS_MAX) : ''
}
