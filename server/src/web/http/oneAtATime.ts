import type { FastifyInstance } from 'fastify'

/** Maximum of queued requests per connection. Browsers send none before the last answer has arrived. */
export const MOST_WAITING = 16

/**
 * Processes one request per connection at a time: an answer is sent before the next is produced, and the handler
 * of a request is always notified when its connection is gone. A connection with more queued requests is closed.
 *
 * Comes before all other hooks.
 */
export function registerOneAtATime(app: FastifyInstance): void {
  /** Connection → its queued requests. A connection without an entry is idle. */
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
