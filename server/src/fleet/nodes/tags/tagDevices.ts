import { normalTags } from '@airshed/domain'
import {
  NODE_TAGGING_MAX,
  NODE_TAGS_MAX,
  type NodeTagged,
  type NodeTagging,
} from '@airshed/schemas'
import { sql, type Transaction } from 'kysely'
import type { RecordedEvent } from '../../../access/calls/handler.ts'
import { nodeActions } from '../../../access/entities/nodeActions.ts'
import { holderOf, nodeRows, type NodeRow } from '../../../access/entities/nodes.ts'
import { apiError } from '../../../base/errors.ts'
import type { Caller } from '../../../access/identity/access.ts'
import type { VisibleRows } from '../../../storage/rows/visible.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import { chosenBy } from '../changes/startChanges.ts'
import { checkedTags, isSameTags } from '../configuration/editTags.ts'

interface TaggingArgs {
  tx: Transaction<Tables>
  body: NodeTagging
  caller: Caller
  visible: VisibleRows
  record: (event: RecordedEvent) => void
}

/**
 * Gives tags to devices, and takes some from them, with an event for each that changes.
 *
 * @throws ApiError 422 SELECTION_TOO_LARGE if more match than one call may tag, 400 VALIDATION_FAILED for a tag of which
 *   nothing is left
 */
export async function tagDevices({
  tx,
  body: { devices, ...asked },
  caller,
  visible,
  record,
}: TaggingArgs): Promise<NodeTagged> {
  const added = checkedTags(asked.add ?? [], '/add')
  const removed = new Set(checkedTags(asked.remove ?? [], '/remove'))
  const rows = await nodeRows(tx)
    .where(chosenBy(devices, caller, visible))
    .orderBy('nodes.id')
    .limit(NODE_TAGGING_MAX + 1)
    .forUpdate()
    .execute()
  if (rows.length > NODE_TAGGING_MAX) {
    throw apiError('SELECTION_TOO_LARGE', { limit: String(NODE_TAGGING_MAX) })
  }
  const tagsOf = ({ tags }: NodeRow) =>
    normalTags([...tags.filter((tag) => !removed.has(tag)), ...added])
  const allowed = rows
    .map((row) => ({ row, tags: tagsOf(row) }))
    .filter(({ row, tags }) => tags.length <= NODE_TAGS_MAX && isConfigurable(caller, row))
  const changing = allowed.filter(({ row, tags }) => !isSameTags(tags, row.tags))
  if (changing.length > 0) {
    const wanted = JSON.stringify(changing.map(({ row: { id }, tags }) => ({ id, tags })))
    await sql`update nodes set tags = array(select jsonb_array_elements_text(wanted.tags)),
        version = version + 1
      from jsonb_to_recordset(${wanted}::jsonb) as wanted(id text, tags jsonb)
      where nodes.id = wanted.id`.execute(tx)
  }
  for (const { row, tags } of changing) {
    const { id: rowId, tags: before } = row
    record({ rowId, organizationId: holderOf(row), before: { tags: before }, after: { tags } })
  }
  const chosen = 'ids' in devices ? new Set(devices.ids).size : rows.length
  return {
    changed: changing.length,
    unchanged: allowed.length - changing.length,
    refused: chosen - allowed.length,
  }
}

const isConfigurable = (caller: Caller, row: NodeRow): boolean =>
  nodeActions(caller, row).includes('configure')
