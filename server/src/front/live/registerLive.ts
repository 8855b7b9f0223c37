import { LIVE_PROTOCOL } from '@airshed/schemas'
import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import type { ServerContext } from '../../context.ts'
import { apiError, ApiError } from '../../base/errors.ts'
import { followEvents } from '../../access/events/eventTail.ts'
import { onRightsChanged, rightsChanged } from '../../access/identity/loadCaller.ts'
import { followSessions } from '../../access/identity/sessions.ts'
import type { Caller } from '../../access/identity/access.ts'
import { readableNodeIds } from '../../access/entities/nodes.ts'
import { createDoor } from './admission.ts'
import { closeEnded } from './closeEnded.ts'
import { CUT_AFTER_MS } from './closing.ts'
import { callerNow, tokenOf, type Connecting } from './connecting.ts'
import { LiveHub } from './liveHub.ts'
import { createLookup } from './lookUpInTurn.ts'
import { LiveSocket } from './liveSocket.ts'
import { openSocketsOf } from './openSockets.ts'
import { scheduleByTimer } from '../../base/schedule.ts'
import { watchStatuses } from './statusWatch.ts'

export const SOCKET_PATH = '/v2/socket'

/** Maximum frame size: an update with ten thousand ids fits. */
const MAX_FRAME_BYTES = 2 * 1024 * 1024
/** Maximum of sockets per process for one user, that is pages open at once on all screens, or for one token. */
export const SOCKETS_OF_USER = 50
/** The event after which an API token is no longer valid. */
const TOKEN_DELETED = 'token.deleted'
/** Events after which their actor has more permissions than before. */
const GIVES_RIGHTS: ReadonlySet<string> = new Set(['organization.created', 'invitation.accepted'])
/** Events after which the permissions of the user concerned are different, or gone. */
const CHANGES_RIGHTS: ReadonlySet<string> = new Set([
  'user.role-given',
  'user.role-changed',
  'user.role-taken',
  'user.deactivated',
  'user.activated',
])

/** Registers the socket, and forwards what arrives on the bus. */
export async function registerLive(app: FastifyInstance, context: ServerContext): Promise<void> {
  const hub = new LiveHub()
  const open = openSocketsOf(context)
  const sockets = new Map<WebSocket, LiveSocket>()
  const users = new Map<LiveSocket, Holder>()
  const stopListening = context.bus.subscribe((readings) => hub.deliver(readings))
  const tail = followEvents(context, (event) => {
    for (const live of sockets.values()) live.changed(event)
    if (event.name === TOKEN_DELETED) {
      for (const [live, { tokenId }] of users) if (tokenId === event.row_id) live.rightsChanged()
    }
    if (GIVES_RIGHTS.has(event.name) && event.actor_id !== null) {
      rightsChanged(context, event.actor_id)
    }
    if (CHANGES_RIGHTS.has(event.name) && event.row_id !== null) {
      rightsChanged(context, event.row_id)
    }
  })
  app.addHook('onReady', () => tail.poll())
  const statuses = watchStatuses(context, {
    isHeard: () => sockets.size > 0,
    onChange: (organizationIds) => {
      for (const live of sockets.values()) live.statusChanged(organizationIds)
    },
  })
  const stopMissing = context.bus.onGap(() => {
    for (const live of sockets.values()) live.missedReadings()
    void tail.poll()
  })
  const readableNodes = createLookup((caller: Caller, ids: readonly string[]) =>
    readableNodeIds(context.store.db, caller, ids),
  )
  /** Records the holder of a socket; one too many is closed with the reason, and open ones stay. */
  const belongsTo = (live: LiveSocket, holder: Holder) => {
    const known = users.get(live)
    if (known?.userId === holder.userId) return
    const others = [...users.values()].filter((one) => keyOf(one) === keyOf(holder))
    users.set(live, holder)
    if (others.length < SOCKETS_OF_USER) return
    live.close('tooMany', `At most ${SOCKETS_OF_USER} pages of one user can be live: close one`)
  }
  const sessions = new Map<LiveSocket, string>()
  const stopFollowing = followSessions(context, () => void closeEnded(context, sessions))
  const door = createDoor(context)
  const stopHearing = onRightsChanged(context, (userId) => {
    for (const [live, holder] of users) if (holder.userId === userId) live.rightsChanged()
  })

  await app.register(websocket, {
    options: {
      maxPayload: MAX_FRAME_BYTES,
      // Never the one with the token: the selected protocol is echoed in the answer.
      handleProtocols: (offered) => offered.has(LIVE_PROTOCOL) && LIVE_PROTOCOL,
    },
    errorHandler(error, socket) {
      context.log.debug({ err: error }, 'A socket failed')
      socket.terminate()
    },
    async preClose() {
      stopListening()
      stopHearing()
      stopMissing()
      stopFollowing()
      await tail.stop()
      await statuses.stop()
      await closeAll(sockets)
    },
  })

  app.route({
    method: 'GET',
    url: SOCKET_PATH,
    schema: { hide: true },
    onRequest: async (request) => {
      if (request.ws) await door.check(request, tokenOf(request))
    },
    handler: async () => {
      throw apiError('BAD_REQUEST', { reason: `${SOCKET_PATH} is a WebSocket: open it as one` })
    },
    wsHandler(socket, request) {
      const admission = door.admissionOf(request)
      if ('code' in admission) {
        door.turnAway(socket, request, admission)
        return
      }
      const token = tokenOf(request)
      const live = new LiveSocket({
        socket,
        hub,
        schedule: scheduleByTimer,
        clock: context.clock,
        async loadCaller() {
          try {
            return await callerNow(context, token)
          } catch (error) {
            if (error instanceof ApiError && error.statusCode === 401) return null
            throw error
          }
        },
        readableNodes,
        onError: (error) => context.log.error({ err: error }, 'A socket cannot continue'),
      })
      sockets.set(socket, live)
      open.count = sockets.size
      // The first page is notified of changes from now on, not from the next count on.
      if (sockets.size === 1) void statuses.poll()
      socket.on('close', () => {
        sockets.delete(socket)
        open.count = sockets.size
        users.delete(live)
        sessions.delete(live)
      })
      const { sessionId, expiresAtMs } = admission
      if (sessionId !== null) sessions.set(live, sessionId)
      belongsTo(live, admission)
      if (expiresAtMs !== null) live.closeWhenExpired(expiresAtMs - context.clock())
    },
  })
}

/** The holder of a socket: a token has its own limit, separate from its owner's. */
type Holder = Pick<Connecting, 'userId' | 'tokenId'>
const keyOf = ({ userId, tokenId }: Holder) => tokenId ?? userId

/** Notifies every page that the server stops, and waits until their connections are closed or terminated. */
async function closeAll(sockets: ReadonlyMap<WebSocket, LiveSocket>): Promise<void> {
  const closed = [...sockets].map(async ([socket, live]) => {
    const gone = new Promise((resolve) => socket.once('close', resolve))
    live.send({ event: 'closing', data: { reason: 'The server is stopping' } })
    live.close('goingAway', 'The server is stopping')
    const cut = setTimeout(() => socket.terminate(), CUT_AFTER_MS)
    await gone
    clearTimeout(cut)
  })
  await Promise.all(closed)
}
