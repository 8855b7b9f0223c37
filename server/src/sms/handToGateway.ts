import { askForAnswer } from '../outgoing/askForAnswer.ts'
import { redacted, secretsOfAddress } from '../outgoing/secretsOfAddress.ts'
import { FORM, type SmsRequest } from '../settings/smsUrl.ts'

/** A gateway has this long to answer, ms. */
const GATEWAY_TIMEOUT_MS = 15_000
const ANSWER_MAX_BYTES = 4_096
/** The part of an answer that is kept as the reason of a failure, characters. */
const ANSWER_SHOWN = 300
/** The gateway may take the same message later. */
const AGAIN = new Set([408, 429])

/** A text message was not taken; the text says why, without secrets. */
export class SmsNotTaken extends Error {
  override readonly name = 'SmsNotTaken'
  /** Whether the same message will never be taken. */
  readonly isPermanent: boolean

  constructor(message: string, isPermanent: boolean) {
    super(message)
    this.isPermanent = isPermanent
  }
}

/**
 * Hands a text message to the gateway, which the operator has chosen: it may be in the same network.
 *
 * @param id of the message, the same for each attempt: a gateway that keeps it takes the message once
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

/** Gateways repeat what they were asked, and those who read the outbox do not run the server. */
const secretsOf = ({ url, body, contentType }: SmsRequest): string[] => [
  ...secretsOfAddress(url),
  ...(contentType === FORM ? new URLSearchParams(body).values() : []),
]
