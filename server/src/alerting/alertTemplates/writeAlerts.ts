import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { areEvaluatedAlike, columnsOf } from '../alerts/alertColumns.ts'
import { beginEvaluation } from '../alerts/beginEvaluation.ts'
import type { ServerContext } from '../../context.ts'
import { isAnyOf } from '../../access/entities/rule.ts'
import { rescheduleReminders } from '../alerts/scheduleReminders.ts'
import type { Tables } from '../../storage/store/tables.ts'
import type { MemberRow, Settlement, WantedAlert } from './coveredAlerts.ts'
import type { TemplateRow } from './coveredDevices.ts'
import { templateFrame, type TemplateFrame } from './templateFrame.ts'

type Tx = Transaction<Tables>
export type WritingContext = Pick<ServerContext, 'store' | 'bus' | 'clock'>

/** An alert of a template in the store. */
interface Written {
  id: string
  wanted: WantedAlert
}

/**
 * Creates, changes and deletes alerts of a template, as if somebody had done so to each: changed rules are evaluated
 * from now on, a new name, message or subscriber does not affect the state, and mutes stay.
 *
 * @returns ids of the created ones
 */
export async function writeAlerts(
  context: WritingContext,
  tx: Tx,
  template: TemplateRow,
  { created, changed, deleted }: Settlement,
): Promise<string[]> {
  if (deleted.length > 0) await deleteAlerts(tx, deleted)
  if (created.length + changed.length === 0) return []
  const frame = await templateFrame(tx, template)
  const added = created.map((wanted) => ({ id: randomUUID(), wanted }))
  if (added.length > 0) {
    await tx
      .insertInto('alerts')
      .values(
        added.map(({ id, wanted }) => ({
          id,
          organization_id: template.organization_id,
          created_at: context.clock(),
          template_id: template.id,
          covered_node_id: wanted.nodeId,
          ...sharedColumns(template),
          name: wanted.name,
          rules: JSON.stringify(wanted.rules),
        })),
      )
      .execute()
    await linkNodes(tx, added, frame)
    await linkSubscribers(tx, idsOf(added), frame)
    await beginEvaluation(context, tx, idsOf(added))
  }
  if (changed.length > 0) await changeAlerts(context, tx, template, changed, frame)
  return idsOf(added)
}

const deleteAlerts = (tx: Tx, deleted: readonly MemberRow[]) =>
  tx
    .deleteFrom('alerts')
    .where(
      isAnyOf(
        'id',
        deleted.map(({ id }) => id),
      ),
    )
    .execute()

function sharedColumns({ name, status, version, draft }: TemplateRow) {
  return {
    ...columnsOf({ ...draft, name }, draft.references),
    status,
    template_version: version,
  }
}

async function changeAlerts(
  context: WritingContext,
  tx: Tx,
  template: TemplateRow,
  changed: Settlement['changed'],
  frame: TemplateFrame,
): Promise<void> {
  const written = changed.map(({ row, wanted }) => ({ id: row.id, wanted }))
  const ids = idsOf(written)
  await tx
    .updateTable('alerts')
    .set({ ...sharedColumns(template), version: sql<number>`version + 1` })
    .where(isAnyOf('id', ids))
    .execute()
  await sql`update alerts set name = one.name, rules = one.rules::jsonb
    from unnest(${ids}::text[], ${written.map(({ wanted }) => wanted.name)}::text[],
      ${written.map(({ wanted }) => JSON.stringify(wanted.rules))}::text[]) as one(id, name, rules)
    where alerts.id = one.id`.execute(tx)
  await linkNodes(tx, written, frame)
  // Whoever unsubscribed from one of them stays so, unless the template was saved since.
  const outdated = changed.filter(({ row }) => row.template_version !== template.version)
  await linkSubscribers(
    tx,
    outdated.map(({ row }) => row.id),
    frame,
  )
  const saved = await tx.selectFrom('alerts').selectAll().where(isAnyOf('id', ids)).execute()
  const savedOf = new Map(saved.map((row) => [row.id, row]))
  const evaluated: string[] = []
  for (const { row: before } of changed) {
    const after = savedOf.get(before.id)
    if (after === undefined) continue
    if (after.status !== before.status || !areEvaluatedAlike(after, before))
      evaluated.push(before.id)
    else if (after.repeat_ms !== before.repeat_ms || after.escalate_ms !== before.escalate_ms) {
      await rescheduleReminders(tx, before.id, context.clock())
    }
  }
  await beginEvaluation(context, tx, evaluated)
}

const idsOf = (written: readonly Written[]): string[] => written.map(({ id }) => id)

/** Replaces the devices of alerts. */
async function linkNodes(
  tx: Tx,
  written: readonly Written[],
  { fixedNodes }: TemplateFrame,
): Promise<void> {
  await tx
    .deleteFrom('alert_nodes')
    .where(isAnyOf('alert_id', idsOf(written)))
    .execute()
  const nodes = written.flatMap(({ id, wanted: { nodeId, pointIds } }) =>
    [...new Set([nodeId, ...pointIds.flatMap((point) => fixedNodes.get(point) ?? [])])].map(
      (node) => ({ id, node }),
    ),
  )
  await sql`insert into alert_nodes (alert_id, node_id)
    select * from unnest(${nodes.map(({ id }) => id)}::text[],
      ${nodes.map(({ node }) => node)}::text[])`.execute(tx)
}

/** Replaces the subscribers and channels of alerts. */
async function linkSubscribers(
  tx: Tx,
  ids: readonly string[],
  { subscribers, channelIds }: TemplateFrame,
): Promise<void> {
  if (ids.length === 0) return
  for (const table of ['alert_subscribers', 'alert_channels'] as const) {
    await tx.deleteFrom(table).where(isAnyOf('alert_id', ids)).execute()
  }
  await sql`insert into alert_subscribers (alert_id, user_id, is_second, notification_method)
    select alert.id, one.* from unnest(${[...ids]}::text[]) as alert(id)
    cross join unnest(${subscribers.map(({ userId }) => userId)}::text[],
      ${subscribers.map(({ isSecond }) => isSecond)}::boolean[],
      ${subscribers.map(({ method }) => method)}::text[]) as one`.execute(tx)
  await sql`insert into alert_channels (alert_id, channel_id)
    select alert.id, channel.id from unnest(${[...ids]}::text[]) as alert(id)
    cross join unnest(${[...channelIds]}::text[]) as channel(id)`.execute(tx)
}
