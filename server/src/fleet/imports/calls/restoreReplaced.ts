import { sql, type Selectable } from 'kysely'
import type { ServerContext } from '../../../context.ts'
import type { Revision } from '../../../storage/store/measurementStore.ts'
import type { FileImportsTable } from '../../../storage/store/tables/fileImports.ts'
import { importAuthor } from './storingSink.ts'

/** Readings of one batch. */
const BATCH = 2000

/** Who is named as the author of readings that taking an import back has restored. */
const undoAuthor = (id: string): string => `undo:${id}`

interface Replaced {
  /** Id of the newest revision by the import. */
  id: number
  data_point: number
  ts: number
  /** What the import has stored. */
  value: number | null
  old_value: number | null
  old_flags: number
  stored: number | null
  is_ours: boolean
}

/**
 * Restores the readings that an import has replaced and that still have its value.
 *
 * @param goOn called before each batch; it may throw to end here
 */
export async function restoreReplaced(
  { store }: ServerContext,
  {
    id,
    organization_id: organizationId,
  }: Pick<Selectable<FileImportsTable>, 'id' | 'organization_id'>,
  goOn: () => Promise<void>,
): Promise<{ restored: number; changedSince: number }> {
  let changedSince = 0
  for (let after = 0; ;) {
    await goOn()
    const { rows } = await sql<Replaced>`
      select newest.id, newest.data_point, newest.ts, newest.value, first.old_value, first.old_flags,
        reading.value as stored,
        (nodes.organization_id = ${organizationId} and nodes.leased_to is null) as is_ours
      from measurement_revisions newest
      join lateral (
        select old_value, old_flags from measurement_revisions
        where data_point = newest.data_point and ts = newest.ts and author = newest.author
        order by id limit 1
      ) first on true
      join measurements reading on reading.data_point = newest.data_point and reading.ts = newest.ts
      join data_points point on point.key = newest.data_point
      join nodes on nodes.id = point.node_id
      where newest.author = ${importAuthor(id)} and newest.id > ${after}::int8
        and not exists (
          select from measurement_revisions later
          where later.data_point = newest.data_point and later.ts = newest.ts and later.id > newest.id
            and later.author in (${importAuthor(id)}, ${undoAuthor(id)})
        )
      order by newest.id limit ${BATCH}`.execute(store.db)
    const last = rows.at(-1)
    if (last === undefined) break
    after = Number(last.id)
    const still = rows.filter(({ is_ours: isOurs, stored, value }) => isOurs && stored === value)
    const revised = await store.measurements.revise(still.map(revisionOf), undoAuthor(id))
    changedSince += rows.length - revised.size
  }
  const { restored } = await store.db
    .selectFrom('measurement_revisions')
    .select(sql<number>`count(*)::float8`.as('restored'))
    .where('author', '=', undoAuthor(id))
    .executeTakeFirstOrThrow()
  return { restored, changedSince }
}

const revisionOf = ({
  data_point: dataPoint,
  ts,
  old_value: value,
  old_flags: flags,
}: Replaced): Revision => ({
  dataPoint,
  ts: Number(ts),
  value,
  flags,
})
