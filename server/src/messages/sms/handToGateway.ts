import { askForAnswer } from '../../base/outgoing/askForAnswer.ts'
import { redacted, secretsOfAddress } from '../../base/outgoing/secretsOfAddress.ts'
import { FORM, type SmsRequest } from '../../base/settings/smsUrl.ts'

/** Timeout for the answer of a gateway, ms. */
const GATEWAY_TIMEOUT_MS = 15_000
const ANSWER_MAX_BYTES = 4_096
/** Characters of an answer that are stored as the reason of a failure. */
const ANSWER_SHOWN = 300
/** Statuses after which the gateway may accept the message later. */
const AGAIN = new Set([408, 429])

/** A text message was not accepted; the text says why, without secrets. */
export class SmsNotTaken extends Error {
  override readonly name = 'SmsNotTaken'
  /** Whether the message will never be accepted. */
  readonly isPermanent: boolean

  constructor(message: string, isPermanent: boolean) {
    super(message)
    this.isPermanent = isPermanent
  }
}

/**
 * Hands over a text message to the gateway. The operator has chosen it, so it may be in a private network.
 *
 * @param id of the message, the same for each attempt, by which a gateway can discard duplicates
 * @throws SmsNotTaken
 */
export async function handToGateway(asked: SmsRequest, where: string, id: string): Promise<void> {
  const { status, text } = await askForAnswer(asked, {
    headers: { 'idempotency-key': id },
    allowPrivateTargets: true,
    timeoutMs: GATEWAY_TIMEOUT_MS,
    maxBytes: ANSWER_MAX_BYTES,
  }).catch((error: Error) => {
    throw new SmsNotTaken(`${where}: ${error.message}`, false)
  })
  if (status >= 200 && status < 300) return
  const isPermanent = status >= 400 && status < 500 && !AGAIN.has(status)
  const said = redacted(text, secretsOf(asked)).slice(0, ANSWER_SHOWN).trim()
  throw new SmsNotTaken(`${where}: status ${status}. ${said}`.trim(), isPermanent)
}

/** Gateways echo requests, and readers of the outbox are not the operator. */
const secretsOf = ({ url, body, contentType }: SmsRequest): string[] => [
  ...secretsOfAddress(url),
  ...(contentType === FORM ? new URLSearchParams(body).values() : []),
]
