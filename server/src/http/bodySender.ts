import type { FastifyRequest } from 'fastify'
import { senderAddress } from '../limits/senderAddress.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is the form of a sign-in, which has a room of its own. */
    isSignIn?: boolean
  }
}

/** In which room a body is held, and whose share it counts for. */
export interface BodySender {
  room: 'known' | 'strange' | 'signIn'
  /** A user, an organization, or the address of a sender who is not known. */
  id: string
}

/** Who sends a body, once token or key were checked. A sender without a key is not known. */
export function bodySenderOf(request: FastifyRequest): BodySender {
  // Routes of strangers check neither.
  const caller = request.caller as FastifyRequest['caller'] | null | undefined
  if (caller != null) return { room: 'known', id: `user ${caller.user.id}` }
  const organizationId =
    request.ingestSender?.organizationId ?? request.keyHolder?.organizationId ?? null
  if (organizationId !== null) return { room: 'known', id: `organization ${organizationId}` }
  const isSignIn = request.routeOptions.config.isSignIn === true
  return { room: isSignIn ? 'signIn' : 'strange', id: senderAddress(request.ip) }
}
