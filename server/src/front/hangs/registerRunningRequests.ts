import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { RunningRequests } from './runningRequests.ts'

const running = () => new RunningRequests()

/** The requests that a server is answering. */
export const runningRequestsOf = ({ memory }: Pick<ServerContext, 'memory'>) => memory.of(running)

/** Names each request, by method and route, from its arrival to its answer or its end without one. */
export function registerRunningRequests(
  app: FastifyInstance,
  context: Pick<ServerContext, 'memory'>,
): void {
  const requests = runningRequestsOf(context)
  app.addHook('onRequest', async (request) => {
    // A socket is open for days, and is answered by then.
    if (request.ws) return
    requests.enter(request, `${request.method} ${request.routeOptions.url ?? '(no route)'}`)
  })
  app.addHook('onResponse', async (request) => requests.leave(request))
  app.addHook('onRequestAbort', async (request) => requests.leave(request))
}
