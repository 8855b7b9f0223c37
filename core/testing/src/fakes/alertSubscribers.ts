import type { AlertSubscriber, AlertSubscribers, Member, NewAlert } from '@airshed/schemas'
import type { FakeChannelOptions } from './notificationChannels.ts'

export interface FakeSubscriberOptions extends Pick<FakeChannelOptions, 'notificationChannels'> {
  /** Possible recipients of alerts of any organization. Default two. */
  members?: readonly Member[]
}

export const FAKE_MEMBERS: readonly Member[] = [
  { _id: 'user_ines', name: 'Inês Carvalho' },
  { _id: 'user_tomas', name: 'Tomás Ferreira' },
]

/** Who is notified, as answers name them, of what was saved. */
export function fakeSubscribers({
  members = FAKE_MEMBERS,
  notificationChannels = [],
}: FakeSubscriberOptions): (saved: NewAlert['subscribers']) => AlertSubscribers {
  return ({
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
}
