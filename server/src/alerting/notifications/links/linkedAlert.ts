import { fullNameOf } from '@airshed/domain'
import { DEFAULT_LOCALE, LOCALES, type NotificationMethod } from '@airshed/schemas'
import { sql, type Transaction } from 'kysely'
import { languageOf } from '../../../messages/mail/mailText.ts'
import type { MailLanguage } from '../../../storage/store/tables/mails.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import type { Db } from '../../../storage/store/db.ts'
import { LINK_FOR_MS, type AlertLink } from './linkToken.ts'

/** An alert as the reader of a mail sees it through a link. */
export interface LinkedAlert {
  alertId: string
  name: string
  organizationId: string
  organization: string
  /** ms UTC; null: never. */
  mutedUntil: number | null
  /** Whether an active member subscribes to it, or an enabled channel receives it. */
  hasReaders: boolean
  /** Members of the organization who subscribe to it. */
  subscribers: number
  isSubscribed: boolean
  /** They unsubscribed themselves, and the alert has not been saved since. */
  canSubscribeAgain: boolean
  /** They are, or were, a second recipient, who is notified only if nobody acknowledges the alert. */
  isSecond: boolean
  /** How they are, or were, notified; null: as the alert says. */
  ownMethod: NotificationMethod | null
  /** Whether they may mute and acknowledge the alert for everybody. */
  mayManage: boolean
  /** It is active, or has no data, and was never over since the link was sent. */
  isCurrent: boolean
  /** When it entered its state, ms UTC; null: unknown. */
  changedTs: number | null
  /** Who attends to it; null: nobody yet. */
  acknowledged: { at: number; by: string | null; comment: string | null } | null
  user: {
    id: string
    name: string
    email: string
    language: MailLanguage
    timezone: string
  }
}

export const UNSUBSCRIBED = 'alert.unsubscribed'

interface LinkedRow {
  name: string
  organization_id: string
  organization: string
  muted_until: number | null
  has_readers: boolean
  subscribers: number
  is_subscribed: boolean
  left_last: boolean
  subscription: { is_second?: boolean; notification_method?: NotificationMethod | null } | null
  is_member: boolean
  may_manage: boolean
  is_current: boolean
  changed_ts: number | null
  acknowledged_at: number | null
  acknowledged_by: string | null
  acknowledged_comment: string | null
  email: string
  first_name: string
  last_name: string
  locale: string | null
  timezone: string
}

/**
 * What a link leads to.
 *
 * @returns `gone`: the alert or the user was deleted; `left`: the user left its organization, or their
 *   account is deactivated
 */
export async function findLinkedAlert(
  db: Db | Transaction<Tables>,
  { alertId, userId, expiresAt }: Pick<AlertLink, 'alertId' | 'userId' | 'expiresAt'>,
): Promise<LinkedAlert | 'gone' | 'left'> {
  const issuedTs = expiresAt - LINK_FOR_MS
  const { rows } = await sql<LinkedRow>`
    select alerts.name, alerts.organization_id, organizations.name as organization, alerts.muted_until,
      exists (select from alert_subscribers one
        join users reader on reader.id = one.user_id and reader.deactivated_at is null
        join user_permissions on user_permissions.user_id = one.user_id
          and user_permissions.organization_id = alerts.organization_id
        where one.alert_id = alerts.id)
      or exists (select from alert_channels
        join notification_channels on notification_channels.id = alert_channels.channel_id
        where alert_channels.alert_id = alerts.id and notification_channels.is_enabled)
        as has_readers,
      (select count(*)::int4 from alert_subscribers one where one.alert_id = alerts.id
        and exists (select from user_permissions where user_permissions.user_id = one.user_id
          and user_permissions.organization_id = alerts.organization_id)) as subscribers,
      exists (select from alert_subscribers
        where alert_id = alerts.id and user_id = users.id) as is_subscribed,
      coalesce((
        select name = ${UNSUBSCRIBED} and actor_id = users.id from events
        where entity = 'alerts' and organization_id = alerts.organization_id
          and row_id = alerts.id
          and (name = 'alert.updated' or (name = ${UNSUBSCRIBED} and actor_id = users.id))
        order by position desc limit 1
      ), false) as left_last,
      coalesce(
        (select to_jsonb(alert_subscribers) from alert_subscribers
          where alert_id = alerts.id and user_id = users.id),
        (select to_jsonb(before) from events
          where entity = 'alerts' and organization_id = alerts.organization_id
            and row_id = alerts.id and name = ${UNSUBSCRIBED} and actor_id = users.id
          order by position desc limit 1)) as subscription,
      exists (select from user_permissions where user_id = users.id
        and organization_id = alerts.organization_id
        and users.deactivated_at is null and organizations.deleted_at is null) as is_member,
      exists (select from user_permissions where user_id = users.id
        and organization_id = alerts.organization_id
        and permission = 'manage_devices' and users.deactivated_at is null
        and organizations.locked_at is null) as may_manage,
      alerts.status <> 'deactivated' and (alerts.latest_value is true or alerts.lacks_data)
        and not exists (select from alert_changes where alert_id = alerts.id
          and ts > ${issuedTs}::int8 and not is_active and not lacks_data) as is_current,
      alerts.changed_ts, alerts.acknowledged_at, alerts.acknowledged_comment,
      (select coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) from users attending
        where attending.id = alerts.acknowledged_by) as acknowledged_by,
      users.email, users.first_name, users.last_name, users.locale, users.timezone
    from alerts
    join organizations on organizations.id = alerts.organization_id
    join users on users.id = ${userId}
    where alerts.id = ${alertId}`.execute(db)
  const [row] = rows
  if (row === undefined) return 'gone'
  if (!row.is_member) return 'left'
  const name = fullNameOf(row)
  return {
    alertId,
    name: row.name,
    organizationId: row.organization_id,
    organization: row.organization,
    mutedUntil: row.muted_until,
    hasReaders: row.has_readers,
    subscribers: row.subscribers,
    isSubscribed: row.is_subscribed,
    canSubscribeAgain: !row.is_subscribed && row.left_last,
    isSecond: row.subscription?.is_second ?? false,
    ownMethod: row.subscription?.notification_method ?? null,
    mayManage: row.may_manage,
    isCurrent: row.is_current,
    changedTs: row.changed_ts,
    acknowledged:
      row.acknowledged_at === null
        ? null
        : {
            at: row.acknowledged_at,
            by: row.acknowledged_by,
            comment: row.acknowledged_comment,
          },
    user: {
      id: userId,
      name: name === '' ? row.email : name,
      email: row.email,
      language: languageOf(LOCALES.find((known) => known === row.locale) ?? DEFAULT_LOCALE),
      timezone: row.timezone,
    },
  }
}
