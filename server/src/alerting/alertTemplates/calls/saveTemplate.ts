import { randomUUID } from 'node:crypto'
import { SECOND_MS } from '@airshed/domain'
import {
  ALERT_TEMPLATES_MAX,
  type AlertTemplateEdit,
  type NewAlertTemplate,
} from '@airshed/schemas'
import { sql, type Transaction } from 'kysely'
import { idsMeant, type TemplateRow } from '../coveredDevices.ts'
import { passTemplate } from '../passTemplate.ts'
import { ALERT_TEMPLATES_TOPIC } from '../topic.ts'
import type { ServerContext } from '../../../context.ts'
import { apiError } from '../../../base/errors.ts'
import type { Caller } from '../../../access/identity/access.ts'
import { changeRow } from '../../../storage/rows/changeRow.ts'
import { afterCommit } from '../../../storage/store/afterCommit.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import { checkTemplate, type CheckedTemplate } from './checkTemplate.ts'
import { templateDetails } from './templateView.ts'

type Tx = Transaction<Tables>

/** Devices up to which a change of a template is applied to all of its alerts in the same transaction. */
const AT_ONCE_MAX = 50
/** After that devices are looked through once more, for those that were being changed by others meanwhile. */
const AGAIN_AFTER_MS = 10 * SECOND_MS

/** @throws ApiError VALIDATION_FAILED, ALERT_TEMPLATE_LIMIT */
export async function insertTemplate(
  context: ServerContext,
  tx: Tx,
  caller: Caller,
  { organization_id: organizationId, ...draft }: NewAlertTemplate,
): Promise<TemplateRow> {
  // Serializes concurrent inserts, so that the limit holds.
  await sql`select from organizations where id = ${organizationId} for update`.execute(tx)
  const { count } = await tx
    .selectFrom('alert_templates')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(count) >= ALERT_TEMPLATES_MAX) {
    throw apiError('ALERT_TEMPLATE_LIMIT', { limit: String(ALERT_TEMPLATES_MAX) })
  }
  const checked = await checkTemplate(tx, caller, organizationId, draft)
  const now = context.clock()
  const row = await tx
    .insertInto('alert_templates')
    .values({
      id: randomUUID(),
      organization_id: organizationId,
      status: 'activated',
      created_at: now,
      is_settled: false,
      due_at: now,
      ...columnsOf(checked),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return settle(context, tx, row)
}

/**
 * Changes a template whose row is locked, and its alerts.
 *
 * @returns the row as it is now
 * @throws ApiError VALIDATION_FAILED, and 409 CONFLICT if someone saved since `version`
 */
export async function updateTemplate(
  context: ServerContext,
  tx: Tx,
  caller: Caller,
  row: TemplateRow,
  { version, ...draft }: AlertTemplateEdit,
): Promise<TemplateRow> {
  await changeRow(tx, {
    table: 'alert_templates',
    row,
    version,
    conflict: async ({ id }) => ({
      reason: 'Somebody has changed the alert template in the meantime',
      newest: await templateDetails(tx, id, caller),
    }),
    apply: async ({ organization_id: organizationId, points }) =>
      columnsOf(await checkTemplate(tx, caller, organizationId, draft, points)),
  })
  return applyChange(context, tx, row.id)
}

/** Activates or deactivates a template whose row is locked, with all of its alerts. */
export async function setTemplateStatus(
  context: ServerContext,
  tx: Tx,
  { id }: TemplateRow,
  status: TemplateRow['status'],
): Promise<TemplateRow> {
  await tx.updateTable('alert_templates').set({ status }).where('id', '=', id).execute()
  return applyChange(context, tx, id)
}

/** Deletes a template whose row is locked; if it has very many alerts, these follow within seconds. */
export async function deleteTemplate(context: ServerContext, tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('alert_templates')
    .set({ removed_at: context.clock() })
    .where('id', '=', id)
    .execute()
  await applyChange(context, tx, id)
}

async function applyChange(context: ServerContext, tx: Tx, id: string): Promise<TemplateRow> {
  const row = await tx
    .updateTable('alert_templates')
    .set({ is_settled: false, passed_to: null, due_at: context.clock() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return settle(context, tx, row)
}

/** Settles all devices of a template now if they are few, else soon, in transactions of their own. */
async function settle(context: ServerContext, tx: Tx, row: TemplateRow): Promise<TemplateRow> {
  if (await isSmall(tx, row)) {
    await passTemplate(context, tx, row)
    await tx
      .updateTable('alert_templates')
      .set({ due_at: context.clock() + AGAIN_AFTER_MS })
      .where('id', '=', row.id)
      .execute()
  }
  await afterCommit(tx, () => context.bus.signal(ALERT_TEMPLATES_TOPIC))
  return row
}

/** Whether the devices that match, and those that have an alert of the template, are few. */
async function isSmall(tx: Tx, template: TemplateRow): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`select count(*)::int4 as count from (
    select id from (
      ${idsMeant(template)}
      union select covered_node_id from alerts where template_id = ${template.id}
    ) devices limit ${AT_ONCE_MAX + 1}) few`.execute(tx)
  return (rows[0]?.count ?? 0) <= AT_ONCE_MAX
}

const columnsOf = ({ name, types, tags, draft, points }: CheckedTemplate) => ({
  name,
  types,
  tags,
  draft: JSON.stringify(draft),
  points: JSON.stringify(points),
})
