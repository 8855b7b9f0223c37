import fastify, { type FastifySchema } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { registerValidatorCompiler } from '../../web/http/validatorCompiler.ts'
import { createJobs } from '../../storage/jobs/createJobs.ts'
import { registerLive } from '../../front/live/registerLive.ts'
import { registerModules } from '../../front/registerModules.ts'

export interface RegisteredRoute {
  /** `GET /v2/nodes/:id` */
  name: string
  method: string
  url: string
  schema: FastifySchema | undefined
}

/** Every route that the calls and the socket register, except HEAD. */
export async function registeredRoutes(of: ServerContext): Promise<RegisteredRoute[]> {
  // The jobs of the context already have their workers.
  const context = { ...of, jobs: createJobs({ ...of, queueLimit: 1 }) }
  const app = fastify()
  const routes: RegisteredRoute[] = []
  app.addHook('onRoute', ({ method, url, schema }) => {
    for (const one of [method].flat()) {
      if (one !== 'HEAD') routes.push({ name: `${one} ${url}`, method: one, url, schema })
    }
  })
  registerValidatorCompiler(app)
  await registerLive(app, context)
  await registerModules(app, context)
  await app.ready()
  await app.close()
  return routes
}
