import { fake, FakeRefusal, type FakeAnswer } from '@airshed/data/testing'
import type {
  AlertDetails,
  AlertSubscriber,
  AlertSubscribers,
  Issue,
  Member,
  NewAlert,
} from '@airshed/schemas'
import {
  createAlert,
  getAlert,
  listMembers,
  previewAlert,
  updateAlert,
} from '@airshed/schemas/calls'
import { alertDetails, alertHistory } from '../builders/alertDetails.ts'
import type { FakeChannelOptions } from './notificationChannels.ts'
import type { AlertRows } from './alertRows.ts'
import { holdsWords } from './list.ts'

export interface FakeAlertEditOptions {
  /** Possible recipients of alerts of any organization. Default two. */
  members?: readonly Member[]
  /** Issues with which saving alerts is refused. Default none. */
  alertIssues?: readonly Issue[]
  /** Changes that another user saves right after an alert was first read. Default none. */
  savedByOthers?: Partial<AlertDetails>
}

const MEMBERS: readonly Member[] = [
  { _id: 'user_ines', name: 'Inês Carvalho' },
  { _id: 'user_tomas', name: 'Tomás Ferreira' },
]

/** Alerts that can be read, created and changed, and rules that can be tried out. */
export function fakeAlertEdits(
  options: FakeAlertEditOptions & FakeChannelOptions,
  rows: AlertRows,
): FakeAnswer[] {
  const { members = MEMBERS, alertIssues = [], savedByOthers } = options
  const { notificationChannels = [] } = options
  const subscribersOf = ({
    users,
    channels = [],
    notification_method,
    methods = [],
    digest_period = 'daily',
    repeat_every_ms = null,
    escalation = null,
  }: NewAlert['subscribers']) => {
    const memberOf = (id: string): AlertSubscriber => ({
      ...(members.find(({ _id }) => _id === id) ?? { _id: id, name: id }),
      notification_method: methods.find(({ user }) => user === id)?.notification_method ?? null,
    })
    return {
      users: users.map(memberOf),
      channels: notificationChannels
        .filter(({ _id: id }) => channels.includes(id))
        .map(({ _id, name, kind, is_enabled }) => ({ _id, name, kind, is_enabled })),
      notification_method,
      digest_period,
      repeat_every_ms,
      escalation:
        escalation === null ? null : { ...escalation, users: escalation.users.map(memberOf) },
    } satisfies AlertSubscribers
  }
  const checkIssues = (): void => {
    if (alertIssues.length === 0) return
    throw new FakeRefusal(400, 'VALIDATION_FAILED', 'Not valid', alertIssues)
  }
  return [
    fake(getAlert, ({ params }) => {
      const found = rows.find(params.id)
      if (savedByOthers !== undefined && found.version === 1) {
        rows.put({ ...found, ...savedByOthers, version: 2 })
      }
      return found
    }),
    fake(createAlert, ({ body: { subscribers, ...body } }) => {
      checkIssues()
      return rows.put(
        alertDetails(0, {
          ...body,
          _id: `alert_new_${rows.all().length}`,
          subscribers: subscribersOf(subscribers),
        }),
      )
    }),
    fake(updateAlert, ({ params, body: { subscribers, version, ...body } }) => {
      checkIssues()
      const before = rows.find(params.id)
      if (version !== before.version) throw new FakeRefusal(409, 'CONFLICT', 'Changed meanwhile')
      return rows.put({
        ...before,
        ...body,
        subscribers: subscribersOf(subscribers),
        version: version + 1,
      })
    }),
    fake(previewAlert, ({ body }) => alertHistory(body)),
    fake(listMembers, ({ query: { search } }) => ({
      data: members.filter(({ name }) => holdsWords(search, name)),
      is_cut: false,
    })),
  ]
}
