import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { apiError } from '../../base/errors.ts'
import { unstorableIssues } from './storableInput.ts'

/** Runs before validation: rejects what the store would refuse, with 400 and its location. */
export async function refuseUnstorable(request: FastifyRequest): Promise<void> {
  for (const [where, value] of [
    ['The address', request.params],
    ['The query', request.query],
    ['The body', request.body],
  ] as const) {
    // Bytes are not searched; their handler checks them.
    if (Buffer.isBuffer(value) || value instanceof Readable) continue
    const issues = unstorableIssues(value)
    const [first] = issues
    if (first === undefined) continue
    const sentence = `At ${first.path}: expected ${first.expected}, got ${first.got}`
    throw apiError('VALIDATION_FAILED', { where, first: sentence }, issues)
  }
}
