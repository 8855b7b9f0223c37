import { HOUR_MS, MINUTE_MS } from '@airshed/domain'
import { sql, type Transaction } from 'kysely'
import type { ServerContext } from '../../context.ts'
import { recordEvents } from '../../access/events/record.ts'
import { isAnyOf } from '../../access/entities/rule.ts'
import type { Db } from '../../storage/store/db.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { idsMeant, type TemplateRow } from './coveredDevices.ts'
import { settleNodes } from './settleNodes.ts'

type Tx = Transaction<Tables>
export type PassContext = Pick<ServerContext, 'store' | 'bus' | 'clock' | 'log'>

/** Devices of one template that are settled per transaction: up to half a second on the embedded store. */
const NODES_PER_PASS = 100
/** All devices are looked through this often, in case a mark was missed. */
const AGAIN_AFTER_MS = HOUR_MS
/** The same while devices are left out: there may be room for their alerts by then. */
const LEFT_OUT_AGAIN_AFTER_MS = 5 * MINUTE_MS

/** Has all devices of a template looked through from this time on, ms UTC. */
export async function postpone(db: Db, id: string, dueAt: number): Promise<void> {
  await db
    .updateTable('alert_templates')
    .set({ due_at: dueAt, passed_to: null })
    .where('id', '=', id)
    .execute()
}

/** The row of a template after a batch of its devices. */
interface Passed {
  /** Whether anything was created, changed or deleted. */
  isChanged: boolean
  isOver: boolean
}

/**
 * Settles the next batch of the devices that a template covers, or that have an alert of it; at the end, the template is
 * settled. The row must be locked.
 */
export async function passTemplate(
  context: PassContext,
  tx: Tx,
  template: TemplateRow,
): Promise<Passed> {
  if (template.removed_at !== null) return removeSome(context, tx, template)
  const nodeIds = await nextNodes(tx, template)
  const { changes, leftOut } = await settleNodes(context, tx, template, nodeIds)
  const isOver = nodeIds.length < NODES_PER_PASS
  const left = (template.passed_to === null ? 0 : template.left_out) + leftOut
  const again = left > 0 ? LEFT_OUT_AGAIN_AFTER_MS : AGAIN_AFTER_MS
  await tx
    .updateTable('alert_templates')
    .set(
      isOver
        ? { passed_to: null, left_out: left, is_settled: true, due_at: context.clock() + again }
        : { passed_to: nodeIds.at(-1) ?? null, left_out: left },
    )
    .where('id', '=', template.id)
    .execute()
  const hasNews = isOver && (!template.is_settled || left !== template.left_out)
  if (hasNews) await recordSettled(context, tx, template)
  return { isChanged: changes > 0 || hasNews, isOver }
}

/** The next devices that match the template, or have an alert of it, by their ids. */
async function nextNodes(tx: Tx, template: TemplateRow): Promise<string[]> {
  const after = template.passed_to ?? ''
  const { rows } = await sql<{ id: string }>`
    select id from (
      ${idsMeant(template, sql`nodes.id > ${after}`)}
      union
      select covered_node_id from alerts
      where template_id = ${template.id} and covered_node_id > ${after}
    ) next order by id limit ${NODES_PER_PASS}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Deletes some alerts of a deleted template, and the template with the last ones. */
async function removeSome(context: PassContext, tx: Tx, template: TemplateRow): Promise<Passed> {
  const rows = await tx
    .selectFrom('alerts')
    .select('id')
    .where('template_id', '=', template.id)
    .orderBy('id')
    .limit(NODES_PER_PASS)
    .forUpdate()
    .execute()
  const ids = rows.map(({ id }) => id)
  await tx.deleteFrom('alerts').where(isAnyOf('id', ids)).execute()
  const isOver = ids.length < NODES_PER_PASS
  if (isOver) {
    await tx.deleteFrom('alert_templates').where('id', '=', template.id).execute()
  }
  await recordEvents(
    tx,
    ids.map((rowId) => ({
      ts: context.clock(),
      name: 'alert.deleted',
      actor: { kind: 'system', id: null, name: 'Airshed' },
      organizationId: template.organization_id,
      entity: 'alerts',
      rowId,
      detail: { template_id: template.id },
    })),
  )
  return { isChanged: ids.length > 0, isOver }
}

/** Makes open pages reload the template. */
const recordSettled = ({ clock }: PassContext, tx: Tx, { id, organization_id }: TemplateRow) =>
  recordEvents(tx, [
    {
      ts: clock(),
      name: 'alert_template.settled',
      actor: { kind: 'system', id: null, name: 'Airshed' },
      organizationId: organization_id,
      entity: 'alert_templates',
      rowId: id,
      isAudited: false,
    },
  ])
