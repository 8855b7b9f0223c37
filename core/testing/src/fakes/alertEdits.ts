import { fake, FakeRefusal, type FakeAnswer } from '@airshed/data/testing'
import type { AlertDetails, Issue } from '@airshed/schemas'
import {
  createAlert,
  getAlert,
  listMembers,
  previewAlert,
  updateAlert,
} from '@airshed/schemas/calls'
import { alertDetails, alertHistory } from '../builders/alertDetails.ts'
import type { AlertRows } from './alertRows.ts'
import { FAKE_MEMBERS, fakeSubscribers, type FakeSubscriberOptions } from './alertSubscribers.ts'
import { holdsWords } from './list.ts'

export interface FakeAlertEditOptions extends FakeSubscriberOptions {
  /** Issues with which saving alerts is refused. Default none. */
  alertIssues?: readonly Issue[]
  /** Changes that another user saves right after an alert was first read. Default none. */
  savedByOthers?: Partial<AlertDetails>
}

/** Alerts that can be read, created and changed, and rules that can be tried out. */
export function fakeAlertEdits(options: FakeAlertEditOptions, rows: AlertRows): FakeAnswer[] {
  const { members = FAKE_MEMBERS, alertIssues = [], savedByOthers } = options
  const subscribersOf = fakeSubscribers(options)
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
