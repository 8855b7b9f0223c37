import { randomUUID } from 'node:crypto'
import type { RulePoint } from '@airshed/domain'
import { ALERTS_MAX, type AlertEdit, type Issue, type NewAlert } from '@airshed/schemas'
import { sql, type Selectable, type Transaction } from 'kysely'
import {
  areEvaluatedAlike,
  columnsOf,
  subscribersOfDraft,
  type AlertDraft,
} from '../alertColumns.ts'
import { beginEvaluation } from '../beginEvaluation.ts'
import type { ServerContext } from '../../../context.ts'
import { rescheduleReminders } from '../scheduleReminders.ts'
import { apiError } from '../../../base/errors.ts'
import type { Caller } from '../../../access/identity/access.ts'
import { changeRow } from '../../../storage/rows/changeRow.ts'
import type { AlertsTable } from '../../../storage/store/tables/alerts.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import { channelIssues, linkChannels } from './alertChannels.ts'
import { alertDetails } from './alertDetails.ts'
import { checkDraft, invalidAlert, type CheckedDraft } from './checkDraft.ts'

type Tx = Transaction<Tables>
export type AlertRow = Selectable<AlertsTable>

/**
 * Creates an alert, which is evaluated from now on.
 *
 * @returns its row
 * @throws ApiError VALIDATION_FAILED, ALERT_LIMIT
 */
export async function insertAlert(
  context: ServerContext,
  tx: Tx,
  caller: Caller,
  { organization_id: organizationId, ...draft }: NewAlert,
): Promise<AlertRow> {
  // Serializes concurrent inserts, so that the limit holds.
  await sql`select from organizations where id = ${organizationId} for update`.execute(tx)
  const { count } = await tx
    .selectFrom('alerts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= ALERTS_MAX) throw apiError('ALERT_LIMIT', { count: String(count) })
  const checked = await checkAlert(tx, caller, organizationId, draft)
  const row = await tx
    .insertInto('alerts')
    .values({
      id: randomUUID(),
      organization_id: organizationId,
      status: 'activated',
      created_at: context.clock(),
      ...columnsOf(draft, checked.references),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await linkParts(tx, row.id, draft, checked)
  await beginEvaluation(context, tx, [row.id])
  return alertRow(tx, row.id)
}

/**
 * Changes an alert whose row is locked. Changed rules are evaluated from now on; a new name, message or subscriber
 * does not affect its state.
 *
 * @returns the row as it is now
 * @throws ApiError VALIDATION_FAILED, and 409 CONFLICT if someone saved since `version`
 */
export async function updateAlert(
  context: ServerContext,
  tx: Tx,
  caller: Caller,
  row: AlertRow,
  { version, ...draft }: AlertEdit,
): Promise<AlertRow> {
  const checked = await checkAlert(tx, caller, row.organization_id, draft)
  await changeRow(tx, {
    table: 'alerts',
    row,
    version,
    conflict: async (newest) => ({
      reason: 'Somebody has changed the alert in the meantime',
      newest: await alertDetails(tx, newest, caller),
    }),
    apply: async () => columnsOf(draft, checked.references),
  })
  await linkParts(tx, row.id, draft, checked)
  const saved = await alertRow(tx, row.id)
  if (areEvaluatedAlike(saved, row)) {
    if (saved.repeat_ms === row.repeat_ms && saved.escalate_ms === row.escalate_ms) return saved
    await rescheduleReminders(tx, row.id, context.clock())
    return alertRow(tx, row.id)
  }
  await beginEvaluation(context, tx, [row.id])
  return alertRow(tx, row.id)
}

export const alertRow = (tx: Tx, id: string): Promise<AlertRow> =>
  tx.selectFrom('alerts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/**
 * Checks an alert that is to be saved, with all that a schema cannot check.
 *
 * @param wildcards data points that stand for those of each device, by their ids. Default: none
 * @throws ApiError VALIDATION_FAILED
 */
export async function checkAlert(
  tx: Tx,
  caller: Caller,
  organizationId: string,
  draft: AlertDraft,
  wildcards?: ReadonlyMap<string, RulePoint>,
): Promise<CheckedDraft> {
  if (draft.name.trim() === '') {
    throw invalidAlert([{ path: '/name', expected: 'a name', got: '""' }])
  }
  const checked = await checkDraft(tx, caller, organizationId, draft, wildcards)
  const { users, channels = [] } = draft.subscribers
  if (users.length === 0 && channels.length === 0) {
    const expected = 'at least one user or notification channel'
    throw invalidAlert([{ path: '/subscribers/users', expected, got: 'nobody' }])
  }
  const issues = await userIssues(tx, organizationId, draft.subscribers)
  const all = [...issues, ...(await channelIssues(tx, organizationId, channels))]
  if (all.length > 0) throw invalidAlert(all)
  return checked
}

/**
 * Issues for users who are no members of the organization, for second recipients who are subscribers already, and for
 * methods of others.
 */
async function userIssues(
  tx: Tx,
  organizationId: string,
  { users, escalation, methods = [] }: AlertDraft['subscribers'],
): Promise<Issue[]> {
  const second = escalation?.users ?? []
  const { rows } = await sql<{ user_id: string }>`
    select distinct user_id from user_permissions
    where organization_id = ${organizationId}
      and user_id = any(${[...users, ...second]}::text[])`.execute(tx)
  const members = new Set(rows.map(({ user_id: id }) => id))
  const strangers = (ids: readonly string[], path: string): Issue[] =>
    ids.flatMap((id, at) =>
      members.has(id)
        ? []
        : [{ path: `${path}/${at}`, expected: 'a member of the organization', got: id }],
    )
  const first = new Set(users)
  const path = '/subscribers/escalation/users'
  const repeated = second.flatMap((id, at) =>
    first.has(id)
      ? [{ path: `${path}/${at}`, expected: 'a member who is not a subscriber', got: id }]
      : [],
  )
  const named = new Set([...users, ...second])
  const others = methods.flatMap(({ user }, at) =>
    named.has(user)
      ? []
      : [
          {
            path: `/subscribers/methods/${at}/user`,
            expected: 'one of the users or second recipients',
            got: user,
          },
        ],
  )
  return [
    ...strangers(users, '/subscribers/users'),
    ...strangers(second, path),
    ...repeated,
    ...others,
  ]
}

/** Replaces the devices, subscribers and channels of an alert with those of its draft. */
async function linkParts(
  tx: Tx,
  alertId: string,
  { subscribers }: AlertDraft,
  { nodeIds }: CheckedDraft,
): Promise<void> {
  await tx.deleteFrom('alert_nodes').where('alert_id', '=', alertId).execute()
  await sql`insert into alert_nodes (alert_id, node_id)
    select ${alertId}, unnest(${nodeIds}::text[])`.execute(tx)
  await tx.deleteFrom('alert_subscribers').where('alert_id', '=', alertId).execute()
  const all = subscribersOfDraft(subscribers)
  await sql`insert into alert_subscribers (alert_id, user_id, is_second, notification_method)
    select ${alertId}, one.* from unnest(${all.map(({ userId }) => userId)}::text[],
      ${all.map(({ isSecond }) => isSecond)}::boolean[],
      ${all.map(({ method }) => method)}::text[]) as one`.execute(tx)
  await linkChannels(tx, alertId, subscribers.channels ?? [])
}
