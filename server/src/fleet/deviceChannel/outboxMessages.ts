import { compiledLater, issuesOf } from '@airshed/contract'
import {
  DebugMessage,
  FactsMessage,
  FilesReportMessage,
  FirmwareReportMessage,
  HelloMessage,
  ReadingsMessage,
  ReportedMessage,
  ResultMessage,
  type Issue,
  type OutboxMessage,
} from '@airshed/schemas'
import { unstorableIssues } from '../../access/input/storableInput.ts'
import { tooLargeValues } from './tooLargeValues.ts'

const VALIDATORS = new Map(
  Object.entries({
    hello: HelloMessage,
    reported: ReportedMessage,
    result: ResultMessage,
    files: FilesReportMessage,
    readings: ReadingsMessage,
    debug: DebugMessage,
    facts: FactsMessage,
    firmware: FirmwareReportMessage,
  }).map(([kind, schema]) => [kind, compiledLater<OutboxMessage>(schema)]),
)

/** A message as received, or what is wrong with it. */
export type CheckedMessage = { message: OutboxMessage } | { issues: Issue[] }

/** Maximum of reports of one kind per batch: only the newest one counts, and most leave an event. */
const REPORTS_MAX = 5
/** Kinds of reports, in words. */
const REPORTS = new Map([
  ['reported', 'settings'],
  ['files', 'files'],
  ['facts', 'facts'],
  ['hello', 'firmware'],
  ['firmware', 'its update'],
])

/** Validates a batch; of too many reports of one kind, only the newest are accepted. */
export function checkBatch(
  messages: readonly { type: string; id: string }[],
): (CheckedMessage & { id: string })[] {
  const left = new Map<string, number>()
  for (const { type } of messages) left.set(type, (left.get(type) ?? 0) + 1)
  return messages.map((message) => {
    const { id, type } = message
    const count = left.get(type) ?? 0
    left.set(type, count - 1)
    const what = REPORTS.get(type)
    if (what === undefined || count <= REPORTS_MAX) return { ...checkMessage(message), id }
    const expected = `at most ${REPORTS_MAX} reports of ${what}, the newest ones`
    return { id, issues: [{ path: '/type', expected, got: 'an older one' }] }
  })
}

/** Validates a message of a device. */
export function checkMessage(message: { type: string }): CheckedMessage {
  const validate = VALIDATORS.get(message.type)
  if (validate === undefined) {
    const expected = [...VALIDATORS.keys()].join(', ')
    return { issues: [{ path: '/type', expected, got: message.type }] }
  }
  if (!validate(message)) return { issues: issuesOf(validate.errors, message).slice(0, 10) }
  // A log is stored as far as possible; unstorable text anywhere else is an error.
  const issues =
    message.type === 'debug' ? [] : [...unstorableIssues(message), ...tooLarge(message)]
  return issues.length > 0 ? { issues } : { message }
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
