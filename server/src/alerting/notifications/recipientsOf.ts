import { nextDigestTs } from '@airshed/domain'
import type { DigestPeriod, NotificationMethod, NotificationVia } from '@airshed/schemas'
import { sql, type Transaction } from 'kysely'
import { findChannelsOfAlert } from '../../messages/services/findChannels.ts'
import type { Tables } from '../../storage/store/tables.ts'

/** A recipient of an alert through one transport. */
export interface Recipient {
  /** Key by which messages are counted. */
  recipient: string
  via: NotificationVia
  userId: string | null
  channelId: string | null
  /** ms UTC. */
  dueAt: number
  /** false if there is no phone number to send a text message to. */
  isReached: boolean
}

interface NotifiedAlert {
  id: string
  notification_method: NotificationMethod
  digest_period: DigestPeriod
}

const VIAS: Readonly<Record<NotificationMethod, readonly NotificationVia[]>> = {
  email: ['email'],
  sms: ['sms'],
  email_sms: ['email', 'sms'],
  email_digest: ['email_digest'],
}

/** `first`: subscribers and channels. `second`: those who are notified if nobody acknowledges the alert. */
type Whom = 'first' | 'second' | 'all'

/** The current recipients of an alert: subscribers who still belong to its organization, and channels. */
export async function recipientsOf(
  tx: Transaction<Tables>,
  alert: NotifiedAlert,
  { who, now }: { who: Whom; now: number },
): Promise<Recipient[]> {
  const users = await tx
    .selectFrom('alert_subscribers')
    .innerJoin('alerts', 'alerts.id', 'alert_subscribers.alert_id')
    .innerJoin('users', 'users.id', 'alert_subscribers.user_id')
    .select(['users.id', 'users.timezone', 'users.phone_number'])
    .select('alert_subscribers.notification_method as own_method')
    .where('alert_subscribers.alert_id', '=', alert.id)
    .$if(who !== 'all', (query) => query.where('is_second', '=', who === 'second'))
    .where(isMember)
    .orderBy('users.id')
    .execute()
  const channels = who === 'second' ? [] : await findChannelsOfAlert(tx, alert.id)
  const toUsers = users.flatMap((user) =>
    VIAS[user.own_method ?? alert.notification_method].map((via) => ({
      recipient: `user ${user.id} ${via === 'email_digest' ? alert.digest_period : via}`,
      via,
      userId: user.id,
      channelId: null,
      dueAt: via === 'email_digest' ? nextDigestTs(now, alert.digest_period, user.timezone) : now,
      isReached: via !== 'sms' || user.phone_number !== null,
    })),
  )
  const toChannels = channels.map(({ id }) => ({
    recipient: `channel ${id}`,
    via: 'channel' as const,
    userId: null,
    channelId: id,
    dueAt: now,
    isReached: true,
  }))
  return [...toUsers, ...toChannels]
}

/** Whether the user of a subscription belongs to the organization of its alert and has an active account. */
export const isMember = sql<boolean>`exists (select from user_permissions
  join users members on members.id = user_permissions.user_id and members.deactivated_at is null
  where user_permissions.user_id = alert_subscribers.user_id
    and user_permissions.organization_id = alerts.organization_id)
  and not exists (select from organizations
    where organizations.id = alerts.organization_id and organizations.deleted_at is not null)`
