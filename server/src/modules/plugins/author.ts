import type { FastifyRequest } from 'fastify'

/** Whose doing something is, as it is kept: the name of the token, or of the person. */
export function authorOf(request: FastifyRequest): string {
  const { tokenName } = request as { tokenName?: string | null }
  return tokenName ?? request.caller.user.fullName
}
