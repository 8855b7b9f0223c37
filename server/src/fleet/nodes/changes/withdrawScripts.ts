import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { Tables } from '../../../storage/store/tables.ts'

/** As `scriptState` of the domain: neither applied nor refused. */
const IS_WAITING = sql`(script.reported_digest is distinct from
    case when script.is_deleted then null else script.digest end
  and (script.is_deleted or script.refused_digest is distinct from script.digest))`

/**
 * Withdraws saved and deleted script files that devices have not taken: the version that the device runs is the
 * newest again, and later ones are deleted. A file whose running version is not kept is forgotten, and the device
 * keeps what it has.
 *
 * @param ids of the devices, as an array
 * @param now ms UTC
 */
export async function withdrawScripts(
  tx: Transaction<Tables>,
  ids: RawBuilder<unknown>,
  now: number,
): Promise<readonly { node_id: string; name: string }[]> {
  const { rows: back } = await sql<{ node_id: string; name: string }>`
    update device_scripts as script
    set version = running.version, digest = running.digest, is_deleted = false, changed_at = ${now}::int8,
      refused_digest = null, refused_reason = null
    from (
      select distinct on (node_id, name) script.node_id, script.name, kept.version, kept.digest
      from device_scripts as script join device_script_versions as kept using (node_id, name)
      where script.node_id = any(${ids}) and kept.digest = script.reported_digest and ${IS_WAITING}
      order by node_id, name, kept.version desc
    ) running
    where script.node_id = running.node_id and script.name = running.name
    returning script.node_id, script.name`.execute(tx)
  const { rows: forgotten } = await sql<{ node_id: string; name: string }>`
    delete from device_scripts as script
    where script.node_id = any(${ids}) and ${IS_WAITING}
    returning script.node_id, script.name`.execute(tx)
  await sql`delete from device_script_versions as later using device_scripts as script
    where script.node_id = any(${ids}) and later.node_id = script.node_id
      and later.name = script.name and later.version > script.version`.execute(tx)
  return [...back, ...forgotten]
}
