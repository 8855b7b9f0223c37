import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendNotFound } from '../../web/http/errorHandler.ts'
import { pageLanguage } from '../../web/pages/language.ts'
import { createCataloguePolicy } from './cataloguePolicy.ts'
import { notBuiltPage } from './notBuiltPage.ts'
import { namedScope } from '../../web/http/namedScope.ts'

/** Where `npm run catalogue` puts it. */
export const CATALOGUE_FOLDER = fileURLToPath(
  new URL('../../../../stories/storybook-static', import.meta.url),
)

const PREFIX = '/catalogue/'

/**
 * Serves the built catalogue of widgets and page parts below `/catalogue/`. It may be built or rebuilt
 * while the server runs; until then a page explains how.
 */
export async function registerCatalogue(
  app: FastifyInstance,
  folder: string,
  publicUrl: string,
): Promise<void> {
  const policyNow = createCataloguePolicy(folder)
  app.get('/catalogue', { schema: { hide: true } }, (_request, reply) => reply.redirect(PREFIX))

  await app.register(
    namedScope('catalogue', async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        const policy = await policyNow()
        if (policy === null) return sendNotBuilt(request, reply, publicUrl)
        reply.header('content-security-policy', policy)
      })
      await scope.register(fastifyStatic, {
        root: folder,
        prefix: PREFIX,
        index: ['index.html'],
        decorateReply: false,
        dotfiles: 'ignore',
        cacheControl: false,
        suppressWarning: true,
        setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
      })
    }),
  )
}

function sendNotBuilt(request: FastifyRequest, reply: FastifyReply, publicUrl: string) {
  if (!(request.headers.accept ?? '').includes('text/html')) return sendNotFound(request, reply)
  const language = pageLanguage({ acceptLanguage: request.headers['accept-language'] })
  const { body, headers } = notBuiltPage(language, publicUrl)
  return reply.code(404).headers(headers).send(body)
}
