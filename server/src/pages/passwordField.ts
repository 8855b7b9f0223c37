import { PASSWORD_MAX } from '@airshed/domain'
import type { FastifyRequest } from 'fastify'

/** A character takes two units at most; with one more, a text that is cut is no password of anybody. */
const UNITS_MAX = 2 * PASSWORD_MAX + 1

/**
 * A password of a form, where one is chosen as where one is shown: as it was typed, with every blank, and with
 * characters that cannot be seen. Empty when it is missing or came twice.
 */
export function passwordField({ body }: Pick<FastifyRequest, 'body'>, name: string): string {
  const value = (body as Record<string, unknown> | null | undefined)?.[name]
  return typeof value === 'string' ? value.slice(0, UNITS_MAX) : ''
}
