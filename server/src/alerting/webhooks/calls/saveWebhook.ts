import { randomUUID } from 'node:crypto'
import {
  WEBHOOKS_MAX,
  type NewWebhook,
  type WebhookConditions,
  type WebhookEdit,
} from '@airshed/schemas'
import { sql, type Transaction } from 'kysely'
import { makeSigningSecret } from '../../../messages/services/signature.ts'
import type { ServerContext } from '../../../context.ts'
import { apiError } from '../../../base/errors.ts'
import type { Caller } from '../../../access/identity/access.ts'
import { changeRow } from '../../../storage/rows/changeRow.ts'
import { afterCommit } from '../../../storage/store/afterCommit.ts'
import { countFollowedChange } from '../../../storage/store/measurements/followedPoints.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import type { WebhookRow } from '../attempt.ts'
import { giveUpWaiting } from '../giveUpWaiting.ts'
import { WEBHOOK_MARKS_TOPIC, WEBHOOKS_TOPIC } from '../topic.ts'
import { checkConditions, checkKeptAuth } from './checkWebhook.ts'
import { foundWebhook } from './queries.ts'
import { webhookView, type FoundWebhook } from './webhookView.ts'

type Tx = Transaction<Tables>
export type SavingContext = Pick<ServerContext, 'bus' | 'clock' | 'config'>

/**
 * @param url as it was checked
 * @throws ApiError VALIDATION_FAILED, WEBHOOK_LIMIT
 */
export async function insertWebhook(
  context: SavingContext,
  tx: Tx,
  caller: Caller,
  { organization_id: organizationId, auth, type = 'device', conditions = {} }: NewWebhook,
  url: string,
): Promise<FoundWebhook> {
  await checkConditions(tx, caller, organizationId, { type, conditions })
  // Serializes concurrent inserts, so that the limit holds.
  await sql`select from organizations where id = ${organizationId} for update`.execute(tx)
  const { count } = await tx
    .selectFrom('webhooks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= WEBHOOKS_MAX)
    throw apiError('WEBHOOK_LIMIT', { limit: String(WEBHOOKS_MAX) })
  const id = randomUUID()
  const now = context.clock()
  await tx
    .insertInto('webhooks')
    .values({
      id,
      organization_id: organizationId,
      url,
      auth,
      secret: makeSigningSecret(),
      type,
      ...storedConditions(conditions),
      created_at: now,
      updated_at: now,
    })
    .execute()
  await followAnew(context, tx)
  return foundWebhook(tx, id)
}

/**
 * Changes a webhook whose row is locked; waiting deliveries are attempted at once.
 *
 * @param url as it was checked
 * @throws ApiError VALIDATION_FAILED, and 409 CONFLICT if someone saved since `version`
 */
export async function updateWebhook(
  context: SavingContext,
  tx: Tx,
  caller: Caller,
  { row, edit, url }: { row: WebhookRow; edit: WebhookEdit; url: string },
): Promise<FoundWebhook> {
  const { version, auth, type, conditions } = edit
  const now = context.clock()
  await changeRow(tx, {
    table: 'webhooks',
    row,
    version,
    conflict: async ({ id }) => ({
      reason: 'Somebody has changed the webhook in the meantime',
      newest: webhookView(await foundWebhook(tx, id), caller, now),
    }),
    apply: async () => {
      await checkConditions(
        tx,
        caller,
        row.organization_id,
        { type, conditions },
        row.node_ids ?? [],
      )
      checkKeptAuth(row.url, url, auth)
      return {
        url,
        type,
        ...storedConditions(conditions),
        ...(auth === undefined ? {} : { auth }),
        resumes_at: 0,
        updated_at: now,
      }
    },
  })
  await followAnew(context, tx)
  await afterCommit(tx, () => context.bus.signal(WEBHOOKS_TOPIC))
  return foundWebhook(tx, row.id)
}

/** Enables or disables a webhook whose row is locked. @returns null if nothing changes */
export async function setEnabled(
  context: SavingContext,
  tx: Tx,
  row: WebhookRow,
  isEnabled: boolean,
): Promise<FoundWebhook | null> {
  if (row.is_enabled === isEnabled) return null
  const now = context.clock()
  await tx
    .updateTable('webhooks')
    .set(({ eb }) => ({
      is_enabled: isEnabled,
      disabled_reason: isEnabled ? null : 'by_hand',
      ...(isEnabled ? { failing_since: null, resumes_at: 0, dropped_count: 0 } : {}),
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', row.id)
    .execute()
  if (!isEnabled) await giveUpWaiting(tx, row.id, now)
  await followAnew(context, tx)
  return foundWebhook(tx, row.id)
}

/** Notifies all processes of whether readings are to be marked for webhooks. */
async function followAnew({ bus }: SavingContext, tx: Tx): Promise<void> {
  await countFollowedChange(tx, 'webhooks')
  await afterCommit(tx, () => bus.signal(WEBHOOK_MARKS_TOPIC))
}

const storedConditions = ({ node_id: nodeIds, _type: types }: WebhookConditions) => ({
  node_ids: nodeIds === undefined ? null : JSON.stringify(nodeIds),
  event_types: types === undefined ? null : JSON.stringify(types),
})
