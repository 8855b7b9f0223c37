import type { FastifyInstance } from 'fastify'

/** Requests of one connection that may wait. Browsers send none before the last answer is there. */
export const MOST_WAITING = 16

/**
 * Works on one request of a connection at a time: an answer leaves before the next is made, and what waits for
 * an answer always learns that its connection is gone. A connection on which more requests wait is cut off.
 *
 * Comes before all other hooks.
 */
export function registerOneAtATime(app: FastifyInstance): void {
  /** Connection → the requests that wait on it. One without an entry is idle. */
  const lines = new WeakMap<object, (() => void)[]>()
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    const line = lines.get(socket)
    const work = () => {
      let isOver = false
      const next = () => {
        if (isOver) return
        isOver = true
        const waiting = lines.get(socket)?.shift()
        if (waiting === undefined) lines.delete(socket)
        else if (!socket.destroyed) waiting()
      }
      reply.raw.once('finish', next)
      reply.raw.once('close', next)
      done()
    }
    if (line === undefined) {
      lines.set(socket, [])
      work()
    } else if (line.length < MOST_WAITING) line.push(work)
    else socket.destroy()
  })
}
