import { createAjv } from '@airshed/contract'
import type { FastifyInstance } from 'fastify'
import type { TSchema } from 'typebox'

/**
 * Checks requests with Ajv. A body must have the types that its schema names; queries and paths are
 * text, so theirs are made into numbers, booleans and lists first. Defaults are filled in.
 */
export function registerValidatorCompiler(app: FastifyInstance): void {
  const strict = createAjv({ useDefaults: true })
  const fromText = createAjv({ useDefaults: true, coerceTypes: 'array' })
  app.setValidatorCompiler<TSchema>(({ schema, httpPart }) =>
    (httpPart === 'body' ? strict : fromText).compile(schema),
  )
}
