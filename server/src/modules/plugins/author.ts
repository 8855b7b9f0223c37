import type { FastifyRequest } from 'fastify'

/** Whose doing something is, as it is kept: the name of the token, or of the person. */
export function authorOf(request: Pick<FastifyRequest, 'tokenName' | 'caller'>): string {
  return request.tokenName ?? request.caller.user.fullName
}
