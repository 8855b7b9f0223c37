import type { ThiamisFiles } from '@airshed/schemas'
import type { Db } from '../../../storage/store/db.ts'

/** The newest texts of the script files of a device by name, without deleted files. */
export async function newestTexts(db: Db, nodeId: string): Promise<ThiamisFiles> {
  const rows = await db
    .selectFrom('device_scripts')
    .innerJoin('device_script_versions as newest', (join) =>
      join
        .onRef('newest.node_id', '=', 'device_scripts.node_id')
        .onRef('newest.name', '=', 'device_scripts.name')
        .onRef('newest.version', '=', 'device_scripts.version'),
    )
    .select(['device_scripts.name', 'newest.text'])
    .where('device_scripts.node_id', '=', nodeId)
    .where('device_scripts.is_deleted', '=', false)
    .orderBy('device_scripts.name')
    .execute()
  return Object.fromEntries(rows.map(({ name, text }) => [name, text]))
}
