import type { ServerContext } from '../../context.ts'
import { liveSessions } from '../../access/identity/sessions.ts'
import type { LiveSocket } from './liveSocket.ts'

/**
 * Closes the sockets whose sessions have ended.
 *
 * @param sessions socket → its session
 */
export async function closeEnded(
  context: Pick<ServerContext, 'store' | 'clock' | 'log'>,
  sessions: ReadonlyMap<LiveSocket, string>,
): Promise<void> {
  if (sessions.size === 0) return
  try {
    const live = await liveSessions(context, [...new Set(sessions.values())])
    for (const [socket, session] of sessions) {
      if (!live.has(session)) socket.close('unauthorized', 'The session has ended')
    }
  } catch (error) {
    // Each socket also checks for itself, a little later.
    context.log.warn({ err: error }, 'Ended sessions could not be looked up')
  }
}
