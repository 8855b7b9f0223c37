import { statusOfRank } from '@airshed/domain'
import type { DeviceStatusChanged } from '@airshed/schemas'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../storage/store/tables.ts'

/** Changes of devices that are turned into events per transaction. */
const MARKS_AT_ONCE = 200

interface TakenMark {
  previous_rank: number
  rank: number
  node_id: string
  serial: string
  name: string
  last_online: number | null
}

/**
 * Takes status changes of devices that a webhook has not been notified of, oldest first: if the transaction fails,
 * they stay marked.
 *
 * @param now ms UTC: when the server noticed them
 */
export async function takeStatusMarks(
  tx: Transaction<Tables>,
  { id, organization_id: organizationId }: { id: string; organization_id: string },
  now: number,
): Promise<DeviceStatusChanged[]> {
  const { rows } = await sql<TakenMark>`
    with taken as (
      delete from webhook_status_marks where ctid = any(array(
        select ctid from webhook_status_marks where webhook_id = ${id}
        order by id limit ${sql.lit(MARKS_AT_ONCE)}))
      returning id, node_id, previous_rank, rank
    )
    select taken.node_id, taken.previous_rank, taken.rank, node.serial, node.name, node.last_online
    from taken join nodes node on node.id = taken.node_id order by taken.id`.execute(tx)
  return rows.flatMap((mark) => {
    const previous = statusOfRank(mark.previous_rank)
    const status = statusOfRank(mark.rank)
    if (previous === undefined || status === undefined) return []
    return [
      {
        type: 'device.status_changed' as const,
        timestamp: new Date(now).toISOString(),
        data: {
          organization_id: organizationId,
          node_id: mark.node_id,
          serial: mark.serial,
          name: mark.name,
          previous_status: previous,
          status,
          last_report_at: mark.last_online,
        },
      },
    ]
  })
}
