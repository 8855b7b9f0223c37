import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../base/config.ts'

const DOCS_PATH = '/v2/docs'

/**
 * Documents every route from the schemas that validate it, at `/v2/docs`. Register it before the routes:
 * it listens to their registration.
 */
export async function registerOpenApi(
  app: FastifyInstance,
  config: Pick<Config, 'publicUrl'>,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Airshed',
        version: '2',
        description:
          'Organizations, devices and their measurements. Lists answer with one page: data, total, page and size. Times are ms UTC. Each call names the permission that it needs, and whether API tokens may make it; in this document as x-airshed-permissions and x-airshed-tokens.',
      },
      servers: [{ url: config.publicUrl }],
      components: {
        securitySchemes: {
          accessToken: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: 'The access token of a person who has signed in',
          },
          apiToken: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'airshed_…',
            description:
              'An API token: it has the permissions that it was given, as far as its owner still holds them, in one organization, and may be limited to some devices',
          },
          ingestKey: { type: 'apiKey', in: 'header', name: 'X-Airshed-Key' },
          deviceKey: {
            type: 'apiKey',
            in: 'header',
            name: 'X-Airshed-Key',
            description: 'A device’s own key (dk_…)',
          },
        },
      },
      security: [{ accessToken: [] }],
    },
  })
  let description: Buffer | undefined
  await app.register(swaggerUi, {
    routePrefix: DOCS_PATH,
    uiHooks: {
      async onRequest({ url }, reply) {
        if (url !== `${DOCS_PATH}/json`) return
        // Routes do not change once the server is listening.
        description ??= Buffer.from(JSON.stringify(app.swagger()))
        return reply.type('application/json; charset=utf-8').send(description)
      },
    },
    uiConfig: { docExpansion: 'list', deepLinking: true },
    staticCSP: false,
  })
}
