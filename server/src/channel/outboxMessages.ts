import { createAjv, issuesOf } from '@airshed/contract'
import {
  HelloMessage,
  ReadingsMessage,
  ReportedMessage,
  ResultMessage,
  type Issue,
  type OutboxMessage,
} from '@airshed/schemas'
import type { ValidateFunction } from 'ajv'
import { tooLargeValues } from './tooLargeValues.ts'

const KINDS = {
  hello: HelloMessage,
  reported: ReportedMessage,
  result: ResultMessage,
  readings: ReadingsMessage,
}

/** A message as it came, or what is wrong with it. */
export type JudgedMessage = { message: OutboxMessage } | { issues: Issue[] }

/** Reports of settings that one batch can have: each leaves an event, and the newest one is what counts. */
const REPORTED_MAX = 5

/**
 * Judges a batch; of too many reports of settings the newest ones are taken.
 *
 * @param judge of one message
 */
export function judgeBatch<Message extends { type: string; id: string }>(
  messages: readonly Message[],
  judge: (message: Message) => JudgedMessage,
): (JudgedMessage & { id: string })[] {
  let tooMany = messages.filter(({ type }) => type === 'reported').length - REPORTED_MAX
  return messages.map((message) => {
    const { id } = message
    if (message.type !== 'reported' || tooMany <= 0) return { ...judge(message), id }
    tooMany -= 1
    const expected = `at most ${REPORTED_MAX} reports of settings, the newest ones`
    return { id, issues: [{ path: '/type', expected, got: 'an older one' }] }
  })
}

/** Judges the messages of devices one by one: what is wrong with one is no fault of the others. */
export function createMessageJudge(): (message: { type: string }) => JudgedMessage {
  const ajv = createAjv()
  const validators = new Map<string, ValidateFunction>(
    Object.entries(KINDS).map(([kind, schema]) => [kind, ajv.compile(schema)]),
  )
  return (message) => {
    const validate = validators.get(message.type)
    if (validate === undefined) {
      const expected = Object.keys(KINDS).join(', ')
      return { issues: [{ path: '/type', expected, got: message.type }] }
    }
    if (!validate(message)) return { issues: issuesOf(validate.errors, message).slice(0, 10) }
    const checked = message as OutboxMessage
    const issues = tooLarge(checked)
    return issues.length > 0 ? { issues } : { message: checked }
  }
}

function tooLarge(message: OutboxMessage): Issue[] {
  if (message.type === 'result') return tooLargeValues('/data', message.data ?? {})
  if (message.type !== 'reported') return []
  return [
    ...tooLargeValues('/settings', message.settings),
    ...Object.entries(message.sensors ?? {}).flatMap(([id, settings]) =>
      tooLargeValues(`/sensors/${id}`, settings),
    ),
  ]
}
