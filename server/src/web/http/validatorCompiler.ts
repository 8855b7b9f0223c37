import { compiledLater, createAjv } from '@airshed/contract'
import type { FastifyInstance } from 'fastify'
import type { TSchema } from 'typebox'

// A process that builds several servers, such as a test, compiles each schema once: Ajv remembers it.
const strict = createAjv({ useDefaults: true })
const fromText = createAjv({ useDefaults: true, coerceTypes: 'array' })

/**
 * Validates requests with Ajv. A body must have the types of its schema; queries and paths are text, so
 * their values are coerced to numbers, booleans and lists first. Defaults are filled in. A schema is
 * compiled for the first request of its call, so that a server does not begin with all of them.
 */
export function registerValidatorCompiler(app: FastifyInstance): void {
  app.setValidatorCompiler<TSchema>(({ schema, httpPart }) =>
    compiledLater(schema, () => (httpPart === 'body' ? strict : fromText)),
  )
}
