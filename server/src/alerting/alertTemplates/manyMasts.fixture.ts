import { sql } from 'kysely'
import type { Db } from '../../storage/store/db.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'

/** Devices `M1:0` and so on of the city with the tag `field`, which measure PM2.5. */
export async function addManyMasts(db: Db, count: number): Promise<void> {
  await sql`insert into nodes (id, serial, type, name, description, organization_id, external_id, timezone,
      interval_ms, status, status_rank, tags, created_at)
    select 'M' || n || ':0', 'M' || n, 'Mast-9', 'Mast ' || n, '', 'city', 'ext-M' || n, 'UTC', 60000,
      'activated', 2, array['field'], ${TEST_NOW_MS} from generate_series(1, ${count}::int4) n`.execute(
    db,
  )
  await sql`insert into sensors (id, node_id, name, model, vendor, sensor_type, com_port, com_type, address,
      enabled, debug, configuration)
    select serial || '.0.0.0', id, 's', '', '', 's', 0, 0, 0, 1, 0, '{}' from nodes
    where type = 'Mast-9'`.execute(db)
  await sql`insert into data_points (id, node_id, sensor_id, path, is_mapped, name, unit, precision, kind)
    select serial || '.0.0.0/132:5', id, serial || '.0.0.0', '132:5', true, 'PM2.5', 'µg/m³', 1, 'scalar'
    from nodes where type = 'Mast-9'`.execute(db)
}
