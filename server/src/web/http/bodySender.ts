import type { FastifyRequest } from 'fastify'
import { senderAddress } from '../../storage/limits/senderAddress.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a sign-in form, which has a room of its own. */
    isSignIn?: boolean
  }
}

/** The room that a body is held in, and the sender whose share it counts toward. */
export interface BodySender {
  room: 'known' | 'strange' | 'signIn'
  /** A user, an organization, or the address of an unknown sender. */
  id: string
}

/** The sender of a body, once its token or key has been checked. A sender without either is unknown. */
export function bodySenderOf(request: FastifyRequest): BodySender {
  // Public routes check neither.
  const caller = request.caller as FastifyRequest['caller'] | null | undefined
  if (caller != null) return { room: 'known', id: `user ${caller.user.id}` }
  const organizationId =
    request.ingestSender?.organizationId ?? request.keyHolder?.organizationId ?? null
  if (organizationId !== null) return { room: 'known', id: `organization ${organizationId}` }
  const isSignIn = request.routeOptions.config.isSignIn === true
  return { room: isSignIn ? 'signIn' : 'strange', id: senderAddress(request.ip) }
}
