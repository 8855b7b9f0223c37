import { fake, FakeRefusal, type FakeAnswer } from '@airshed/data/testing'
import type { AlertDetails, AlertSubscribers, Issue, Member, NewAlert } from '@airshed/schemas'
import {
  createAlert,
  getAlert,
  listMembers,
  previewAlert,
  updateAlert,
} from '@airshed/schemas/calls'
import { alertDetails, alertHistory } from '../builders/alertDetails.ts'
import { holdsWords } from './list.ts'

export interface FakeAlertEditOptions {
  /** Alerts by their ids. Default those of the list, `alert_0` and so on. */
  alerts?: readonly AlertDetails[]
  /** Whom alerts of any organization may be sent to. Default two. */
  members?: readonly Member[]
  /** Why alerts are refused as they are saved. Default not. */
  alertIssues?: readonly Issue[]
  /** What somebody else saves of an alert right after it was read for the first time. Default nothing. */
  savedByOthers?: Partial<AlertDetails>
}

const MEMBERS: readonly Member[] = [
  { _id: 'user_ines', name: 'Inês Carvalho' },
  { _id: 'user_tomas', name: 'Tomás Ferreira' },
]

/** Alerts that can be read, made and changed, and rules that are tried out. */
export function fakeAlertEdits(options: FakeAlertEditOptions): FakeAnswer[] {
  const { members = MEMBERS, alertIssues = [], savedByOthers } = options
  const known = new Map((options.alerts ?? []).map((one) => [one['_id'], one]))
  const alertOf = (id: string): AlertDetails => {
    const found = known.get(id)
    if (found !== undefined) return found
    const [, index] = /^alert_(\d{1,3})$/.exec(id) ?? []
    if (index === undefined) throw new FakeRefusal(404, 'NOT_FOUND', `Alert ${id}`)
    return alertDetails(Number(index))
  }
  const subscribersOf = ({ users, notification_method }: NewAlert['subscribers']) =>
    ({
      users: users.map((id) => members.find(({ _id }) => _id === id) ?? { _id: id, name: id }),
      notification_method,
    }) satisfies AlertSubscribers
  const checkIssues = (): void => {
    if (alertIssues.length === 0) return
    throw new FakeRefusal(400, 'VALIDATION_FAILED', 'Not valid', alertIssues)
  }
  return [
    fake(getAlert, ({ params }) => {
      const found = alertOf(params.id)
      if (savedByOthers !== undefined && found.version === 1) {
        known.set(found['_id'], { ...found, ...savedByOthers, version: 2 })
      }
      return found
    }),
    fake(createAlert, ({ body: { subscribers, ...body } }) => {
      checkIssues()
      const made = alertDetails(0, {
        ...body,
        _id: `alert_new_${known.size}`,
        subscribers: subscribersOf(subscribers),
      })
      known.set(made['_id'], made)
      return made
    }),
    fake(updateAlert, ({ params, body: { subscribers, version, ...body } }) => {
      checkIssues()
      const before = alertOf(params.id)
      if (version !== before.version) throw new FakeRefusal(409, 'CONFLICT', 'Changed meanwhile')
      const changed = {
        ...before,
        ...body,
        subscribers: subscribersOf(subscribers),
        version: version + 1,
      }
      known.set(changed['_id'], changed)
      return changed
    }),
    fake(previewAlert, ({ body }) => alertHistory(body)),
    fake(listMembers, ({ query: { search } }) => ({
      data: members.filter(({ name }) => holdsWords(search, name)),
      is_cut: false,
    })),
  ]
}
