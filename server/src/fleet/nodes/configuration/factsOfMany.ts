import type { NodeFacts } from '@airshed/schemas'
import type { Kysely } from 'kysely'
import { isAnyOf } from '../../../access/entities/rule.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import { factsOf, firmwareIn, type FactsReader } from './factsView.ts'
import { measuredFacts, nothingMeasured } from './measuredFacts.ts'

/** A device, and what the caller may see of it. */
export interface AskedFacts extends FactsReader {
  id: string
  type: string
}

/** What several devices last reported about themselves, by node id; by three statements, regardless of their number. */
export async function factsOfMany(
  db: Kysely<Tables>,
  nodes: readonly AskedFacts[],
): Promise<ReadonlyMap<string, NodeFacts>> {
  const ids = nodes.map(({ id }) => id)
  const [facts, channels, measured] = await Promise.all([
    db.selectFrom('device_facts').selectAll().where(isAnyOf('node_id', ids)).execute(),
    db
      .selectFrom('device_channels')
      .select(['node_id', 'firmware', 'hardware'])
      .where(isAnyOf('node_id', ids))
      .execute(),
    measuredFacts(db, nodes),
  ])
  const factsOfNode = new Map(facts.map((row) => [row.node_id, row]))
  const firmwareOfNode = new Map(channels.map((row) => [row.node_id, firmwareIn(row)]))
  return new Map(
    nodes.map(({ id, type, ...reader }) => {
      const firmware = firmwareOfNode.get(id) ?? null
      const kept = {
        row: factsOfNode.get(id),
        firmware,
        measured: measured.get(id) ?? nothingMeasured(type),
      }
      return [id, factsOf(kept, reader)]
    }),
  )
}
