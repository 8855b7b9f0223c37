import type { List, NodeScriptVersion, NodeScriptVersionQuery } from '@airshed/schemas'
import { sql, type Kysely, type SqlBool } from 'kysely'
import { listOf } from '../../../storage/rows/listOf.ts'
import { key, type RowList } from '../../../storage/rows/rowList.ts'
import type { Tables } from '../../../storage/store/tables.ts'

const COLUMNS = [
  'name',
  'version',
  'digest',
  'size',
  'saved_at',
  'saved_by',
  'restored_from',
] as const

/** The versions of one script file. */
const versionList: RowList<'version'> = {
  name: 'script versions',
  table: 'device_script_versions',
  id: 'device_script_versions.version',
  idType: 'int4',
  sort: { version: [key('device_script_versions.version', 'int4')] },
  defaultSort: '-version',
  search: [sql.ref('device_script_versions.saved_by')],
}

/** One part of the versions of a script file, without their texts. */
export const findScriptVersions = (
  db: Kysely<Tables>,
  { nodeId, name }: { nodeId: string; name: string },
  query: NodeScriptVersionQuery,
): Promise<List<NodeScriptVersion>> =>
  listOf(db, versionList, {
    // A cursor of another file belongs to another question.
    query: { ...query, nodeId, name },
    visible: sql<SqlBool>`device_script_versions.node_id = ${nodeId}
      and device_script_versions.name = ${name}`,
    select: db.selectFrom('device_script_versions').select(COLUMNS),
  })
