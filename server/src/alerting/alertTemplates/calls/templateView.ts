import type {
  AlertSubscriber,
  AlertSubscribers,
  AlertTemplate,
  AlertTemplateAction,
  AlertTemplateDetails,
} from '@airshed/schemas'
import { sql } from 'kysely'
import type { TemplateRow } from '../coveredDevices.ts'
import { mayChange } from '../../../access/entities/mayChange.ts'
import type { Caller } from '../../../access/identity/access.ts'
import type { Db } from '../../../storage/store/db.ts'
import { USER_NAME } from '../../../access/identity/userName.ts'
import { countedTemplate, type CountedTemplate } from './queries.ts'

/** A template as lists return it. */
export function templateView(row: CountedTemplate, caller: Caller): AlertTemplate {
  return {
    _id: row.id,
    organization_id: row.organization_id,
    name: row.name,
    status: row.status,
    notification_level: row.draft.notification_level,
    covers: { types: row.types, tags: row.tags },
    alerts: row.counts,
    is_settled: row.is_settled,
    left_out: row.left_out,
    version: row.version,
    created_at: row.created_at,
    actions: actionsOf(row, caller),
  }
}

const actionsOf = (
  { organization_id: organizationId, status }: TemplateRow,
  caller: Caller,
): AlertTemplateAction[] =>
  mayChange(caller, 'manage_devices', organizationId)
    ? ['modify', 'delete', status === 'deactivated' ? 'activate' : 'deactivate']
    : []

/** A template with everything that can be changed about it. */
export async function templateDetails(
  db: Db,
  id: string,
  caller: Caller,
): Promise<AlertTemplateDetails> {
  const row = await countedTemplate(db, id)
  const { draft } = row
  return {
    ...templateView(row, caller),
    description: draft.description,
    data_points: draft.data_points,
    points: row.points,
    subscribers: await subscribersOf(db, row),
    references: draft.references,
    hold_time_ms: draft.hold_time_ms,
    reactivation_time_ms: draft.reactivation_time_ms,
    hours: draft.hours,
    missing_data: draft.missing_data,
  }
}

/** Who is notified of its alerts: those who are still members, and channels that still exist. */
async function subscribersOf(
  db: Db,
  { organization_id: organizationId, draft: { subscribers } }: TemplateRow,
): Promise<AlertSubscribers> {
  const second = subscribers.escalation?.users ?? []
  const ids = [...subscribers.users, ...second]
  const { rows: people } = await sql<{ id: string; name: string }>`
    select users.id, ${USER_NAME} as name from users
    where users.id = any(${ids}::text[]) and exists (select from user_permissions
      where user_permissions.user_id = users.id
        and user_permissions.organization_id = ${organizationId})
    order by name, users.id`.execute(db)
  const { rows: channels } = await sql<AlertSubscribers['channels'][number]>`
    select id as _id, name, settings->>'kind' as kind, is_enabled from notification_channels
    where organization_id = ${organizationId} and id = any(${subscribers.channels ?? []}::text[])
    order by name, id`.execute(db)
  const methodOf = new Map(
    subscribers.methods?.map(({ user, notification_method: method }) => [user, method]),
  )
  const named = (wanted: readonly string[]): AlertSubscriber[] =>
    people
      .filter(({ id }) => wanted.includes(id))
      .map(({ id, name }) => ({ _id: id, name, notification_method: methodOf.get(id) ?? null }))
  const recipients = named(second)
  return {
    users: named(subscribers.users),
    channels,
    notification_method: subscribers.notification_method,
    digest_period: subscribers.digest_period ?? 'daily',
    repeat_every_ms: subscribers.repeat_every_ms ?? null,
    escalation:
      subscribers.escalation == null || recipients.length === 0
        ? null
        : { users: recipients, after_ms: subscribers.escalation.after_ms },
  }
}

/** What the audit log records about a template. */
export const templateFacts = ({ name, status, types, tags, draft }: TemplateRow) => ({
  name,
  status,
  types,
  tags,
  notification_level: draft.notification_level,
  rules: draft.data_points,
  hold_ms: draft.hold_time_ms,
  reactivation_ms: draft.reactivation_time_ms,
})
