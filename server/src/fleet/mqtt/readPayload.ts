import { compiledLater, issuesOf } from '@airshed/contract'
import { plainNames } from '@airshed/domain'
import { InboxRequest, Outbox } from '@airshed/schemas'
import { parse } from 'secure-json-parse'
import type { Static } from 'typebox'
import { OUTBOX_BYTES_MAX } from '../deviceChannel/limits.ts'
import { apiError } from '../../base/errors.ts'

/** What a device publishes: a batch of messages, or a request for its inbox. */
type OutboxPayload =
  | { kind: 'batch'; messages: Static<typeof Outbox>['messages'] }
  | { kind: 'inbox'; after: number }

const utf8 = new TextDecoder('utf-8', { fatal: true })
const ISSUES_MAX = 20

/**
 * Creates the function that parses the payloads of devices.
 *
 * @returns throws TOO_LARGE, BAD_REQUEST if it is not JSON, VALIDATION_FAILED with its issues
 */
export function createPayloadReader(): (payload: Buffer) => OutboxPayload {
  const isBatch = compiledLater<Static<typeof Outbox>>(Outbox)
  const isInboxRequest = compiledLater<Static<typeof InboxRequest>>(InboxRequest)
  return (payload) => {
    if (payload.byteLength > OUTBOX_BYTES_MAX) {
      throw apiError('TOO_LARGE', { limit: String(OUTBOX_BYTES_MAX) })
    }
    const value = parseJson(payload)
    plainNames(value)
    if (isObject(value) && value['type'] === 'inbox') {
      if (isInboxRequest(value)) return { kind: 'inbox', after: value.after }
      throw notValid(isInboxRequest.errors, value)
    }
    if (isBatch(value)) return { kind: 'batch', messages: value.messages }
    throw notValid(isBatch.errors, value)
  }
}

/** Keys that could pollute prototypes are refused, as over HTTPS. */
function parseJson(payload: Buffer): unknown {
  let text: string
  try {
    text = utf8.decode(payload)
  } catch {
    throw apiError('BAD_REQUEST', { reason: 'the payload is not UTF-8' })
  }
  try {
    return parse(text, null, { protoAction: 'error', constructorAction: 'error' })
  } catch (error) {
    throw apiError('BAD_REQUEST', { reason: (error as Error).message.replace(/\.$/, '') })
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function notValid(errors: Parameters<typeof issuesOf>[0], value: unknown) {
  const issues = issuesOf(errors, value).slice(0, ISSUES_MAX)
  const [first] = issues
  const parts = {
    where: 'The payload',
    first:
      first === undefined ? '' : `At ${first.path}: expected ${first.expected}, got ${first.got}`,
  }
  return apiError('VALIDATION_FAILED', parts, issues)
}
