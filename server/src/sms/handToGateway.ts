import { connect } from '../outgoing/connect.ts'
import type { SmsRequest } from '../settings/smsUrl.ts'

/** A gateway has this long to answer, ms. */
const GATEWAY_TIMEOUT_MS = 15_000
/** The part of an answer that is kept as the reason of a failure, bytes. */
const ANSWER_MAX_BYTES = 300
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
 * @throws SmsNotTaken
 */
export function handToGateway(
  { method, url, body, contentType }: SmsRequest,
  where: string,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const target = new URL(url)
    const payload = body === undefined ? undefined : Buffer.from(body)
    const headers = {
      ...(contentType === undefined ? {} : { 'content-type': contentType }),
      ...(payload === undefined ? {} : { 'content-length': payload.length }),
    }
    const { request, failureOf } = connect(
      target,
      { method, headers },
      { allowPrivateTargets: true, timeoutMs: GATEWAY_TIMEOUT_MS },
    )
    const fail = (error: Error): void => {
      reject(new SmsNotTaken(`${where}: ${failureOf(error).message}`, false))
    }
    request.on('error', fail)
    request.on('response', (response) => {
      const status = response.statusCode ?? 0
      if (status >= 200 && status < 300) {
        response.destroy()
        resolve()
        return
      }
      const isPermanent = status >= 400 && status < 500 && !AGAIN.has(status)
      let answer = Buffer.alloc(0)
      const end = (): void => {
        response.destroy()
        const words = answer.toString('utf8').slice(0, ANSWER_MAX_BYTES).trim()
        reject(new SmsNotTaken(`${where}: status ${status}. ${words}`.trim(), isPermanent))
      }
      response.on('data', (chunk: Buffer) => {
        answer = Buffer.concat([answer, chunk])
        if (answer.length >= ANSWER_MAX_BYTES) end()
      })
      response.on('end', end)
      response.on('error', end)
    })
    request.end(payload)
  })
}
