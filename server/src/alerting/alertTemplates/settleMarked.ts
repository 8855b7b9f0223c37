import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../storage/store/tables.ts'
import { withSavepoint } from '../../storage/store/withSavepoint.ts'
import type { TemplateRow } from './coveredDevices.ts'
import { postpone, type PassContext } from './passTemplate.ts'
import { settleNodes } from './settleNodes.ts'

type Tx = Transaction<Tables>

/** Marks that are looked at, and devices that are settled, per transaction. */
const MARKS_LOOKED_AT = 4_000
const NODES_AT_ONCE = 50

/** What a transaction has done. */
export interface Done {
  /** 0: nothing was left to do. */
  work: number
  isChanged: boolean
}

/**
 * Settles devices of which something has changed that decides whether templates cover them, and removes their marks. A
 * template that fails is passed as a whole later.
 */
export const settleMarked = (context: PassContext): Promise<Done> =>
  context.store.db.transaction().execute(async (tx) => {
    const nodeIds = await takeMarked(tx)
    if (nodeIds.length === 0) return { work: 0, isChanged: false }
    let isChanged = false
    for (const template of await lockTemplates(tx, nodeIds)) {
      try {
        const { changes, leftOut } = await withSavepoint(tx, () =>
          settleNodes(context, tx, template, nodeIds),
        )
        isChanged ||= changes > 0
        // Counts those again that are left out, or gives them the alerts for which there is room now.
        if (leftOut > 0 || (changes > 0 && template.left_out > 0)) {
          await postpone(tx, template.id, context.clock())
        }
      } catch (error) {
        context.log.error({ err: error, template_id: template.id }, 'An alert template failed')
        await postpone(tx, template.id, context.clock() + FAILED_AGAIN_AFTER_MS)
      }
    }
    return { work: nodeIds.length, isChanged }
  })

/** Delay before a template that failed is passed. */
export const FAILED_AGAIN_AFTER_MS = 60_000

async function takeMarked(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ node_id: string }>`
    with looked as (
      select id, node_id from alert_template_marks order by id
      limit ${sql.lit(MARKS_LOOKED_AT)} for update skip locked
    ), chosen as (
      select node_id from looked group by node_id order by node_id limit ${sql.lit(NODES_AT_ONCE)}
    )
    delete from alert_template_marks mark using looked join chosen using (node_id)
    where mark.id = looked.id returning mark.node_id`.execute(tx)
  return [...new Set(rows.map(({ node_id: id }) => id))].toSorted()
}

/** The templates of organizations that hold one of the devices, and those that have an alert for one. */
async function lockTemplates(tx: Tx, nodeIds: readonly string[]): Promise<TemplateRow[]> {
  const ids = [...nodeIds]
  return tx
    .selectFrom('alert_templates')
    .selectAll()
    .where('removed_at', 'is', null)
    .where(
      sql<boolean>`(organization_id in (
          select coalesce(leased_to, organization_id) from nodes where id = any(${ids}::text[])
          union select organization_id from node_shares where node_id = any(${ids}::text[]))
        or id in (select template_id from alerts where covered_node_id = any(${ids}::text[])))`,
    )
    .where(IS_KEPT)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Templates of organizations that are not deleted. */
export const IS_KEPT = sql<boolean>`exists (select from organizations
  where organizations.id = alert_templates.organization_id and organizations.deleted_at is null)`
