import { fake, FakeRefusal, type FakeAnswer } from '@airshed/data/testing'
import type {
  ChannelSettings,
  ChannelTestResult,
  Issue,
  NotificationChannel,
} from '@airshed/schemas'
import {
  createNotificationChannel,
  deleteNotificationChannel,
  getNotificationChannel,
  listNotificationChannels,
  renewChannelSecret,
  testNotificationChannel,
  updateNotificationChannel,
} from '@airshed/schemas/calls'
import { notificationChannel } from '../builders/notificationChannel.ts'
import { fakeList, holdsWords, isOf } from './list.ts'

export interface FakeChannelOptions {
  /** Default none. */
  notificationChannels?: readonly NotificationChannel[]
  /** Response of services to a test message. Default `ok`. */
  channelTest?: ChannelTestResult
  /** Issues with which saving channels is refused. Default none. */
  channelIssues?: readonly Issue[]
}

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

/** Notification channels that can be created, changed, tested and deleted. */
export function fakeNotificationChannels(options: FakeChannelOptions): FakeAnswer[] {
  const { channelIssues = [] } = options
  const { channelTest = { ok: true, status: 200, answer: 'ok', failure: null } } = options
  const known = new Map((options.notificationChannels ?? []).map((one) => [one['_id'], one]))
  const find = (id: string): NotificationChannel => {
    const found = known.get(id)
    if (found === undefined) throw new FakeRefusal(404, 'NOT_FOUND', 'There is no such channel')
    return found
  }
  const checkIssues = (): void => {
    if (channelIssues.length === 0) return
    throw new FakeRefusal(400, 'VALIDATION_FAILED', 'Not valid', channelIssues)
  }
  const put = (channel: NotificationChannel, secret: string | null = null) => {
    known.set(channel['_id'], channel)
    return { ...channel, signing_secret: secret }
  }
  return [
    fake(listNotificationChannels, ({ query: { organization_id: organization, search } }) =>
      fakeList(
        [...known.values()].filter(
          (one) => isOf(organization, one) && holdsWords(search, one.name),
        ),
      ),
    ),
    fake(getNotificationChannel, ({ params }) => find(params.id)),
    fake(createNotificationChannel, ({ body: { settings, ...body } }) => {
      checkIssues()
      const isSigned = body.kind === 'webhook' && settings.is_signed !== false
      const id = `channel_new_${known.size}`
      const channel = notificationChannel(0, { ...body, _id: id, alerts_count: 0 })
      return put({ ...channel, settings: viewOf(settings, isSigned) }, isSigned ? SECRET : null)
    }),
    fake(testNotificationChannel, () => channelTest),
    fake(updateNotificationChannel, ({ params, body }) => {
      const { name, language, timezone, is_enabled, version } = body
      checkIssues()
      const before = find(params.id)
      if (version !== before.version) throw new FakeRefusal(409, 'CONFLICT', 'Changed meanwhile')
      return put({ ...before, name, language, timezone, is_enabled, version: version + 1 })
    }),
    fake(renewChannelSecret, ({ params }) => put(find(params.id), SECRET)),
    fake(deleteNotificationChannel, ({ params }) => {
      known.delete(find(params.id)['_id'])
      return null
    }),
  ]
}

const viewOf = (settings: ChannelSettings, isSigned: boolean): NotificationChannel['settings'] => ({
  url_host: settings.url === undefined ? null : new URL(settings.url).host,
  chat_id: settings.chat_id ?? null,
  server: settings.server ?? null,
  topic: settings.topic ?? null,
  secrets: isSigned ? ['url', 'signing_secret'] : [],
})
