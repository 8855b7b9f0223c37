import { ALERTS_MAX } from '@airshed/schemas'
import { sql, type Transaction } from 'kysely'
import { recordEvents, type NewEvent } from '../../access/events/record.ts'
import { isAnyOf } from '../../access/entities/rule.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { settlementOf } from './coveredAlerts.ts'
import { coveredAmong, type TemplateRow } from './coveredDevices.ts'
import { writeAlerts, type WritingContext } from './writeAlerts.ts'

type Tx = Transaction<Tables>

const SYSTEM = { kind: 'system' as const, id: null, name: 'Airshed' }

/** What became of the alerts of some devices. */
export interface Settled {
  /** How many were created, changed or deleted. */
  changes: number
  /** Devices that got none, because the organization has as many alerts as it can have. */
  leftOut: number
}

/**
 * Gives each of the devices the alert that a template makes for it, if it is covered, and deletes that of others. The
 * row of the template must be locked.
 */
export async function settleNodes(
  context: WritingContext,
  tx: Tx,
  template: TemplateRow,
  nodeIds: readonly string[],
): Promise<Settled> {
  if (nodeIds.length === 0) return { changes: 0, leftOut: 0 }
  // Before the alerts, like whoever moves devices.
  await sql`select from nodes where id = any(${[...nodeIds]}::text[])
    order by id for key share`.execute(tx)
  const members = await tx
    .selectFrom('alerts')
    .selectAll()
    .where('template_id', '=', template.id)
    .where(isAnyOf('covered_node_id', nodeIds))
    .orderBy('id')
    .forUpdate()
    .execute()
  const ids = sql<string>`select unnest(${[...nodeIds]}::text[])`
  const devices = await coveredAmong(tx, template, template.points, ids)
  const settlement = settlementOf(template, devices, members)
  const room =
    settlement.created.length === 0
      ? 0
      : (await roomFor(tx, template.organization_id)) + settlement.deleted.length
  const fitting = { ...settlement, created: settlement.created.slice(0, Math.max(0, room)) }
  const created = await writeAlerts(context, tx, template, fitting)
  const { changed, deleted } = settlement
  await recordEvents(tx, [
    ...created.map((id) => eventOf(context, template, 'alert.created', id)),
    ...deleted.map(({ id }) => eventOf(context, template, 'alert.deleted', id)),
    ...changed.map(({ row }) => ({
      ...eventOf(context, template, 'alert.updated', row.id),
      isAudited: false,
    })),
  ])
  return {
    changes: created.length + changed.length + deleted.length,
    leftOut: settlement.created.length - created.length,
  }
}

/** How many more alerts an organization can have; nobody else adds one until the transaction ends. */
async function roomFor(tx: Tx, organizationId: string): Promise<number> {
  await sql`select from organizations where id = ${organizationId} for no key update`.execute(tx)
  const { count } = await tx
    .selectFrom('alerts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow()
  return ALERTS_MAX - Number(count)
}

const eventOf = (
  { clock }: WritingContext,
  template: TemplateRow,
  name: string,
  rowId: string,
): NewEvent => ({
  ts: clock(),
  name,
  actor: SYSTEM,
  organizationId: template.organization_id,
  entity: 'alerts',
  rowId,
  detail: { template_id: template.id },
})
