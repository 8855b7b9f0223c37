import { sql, type Kysely } from 'kysely'

/**
 * The number of readings hidden by flags, by reason and in the steps of the rollups, so that figures of years
 * can show what they leave out. This migration counts the readings that are already stored.
 */
export async function hiddenReadings(db: Kysely<unknown>): Promise<void> {
  await sql.raw(TABLE).execute(db)
  await sql.raw(count(FINEST_MS)).execute(db)
  for (const stepMs of COARSER_MS) await sql.raw(sum(stepMs)).execute(db)
}

const TABLE = `create table hidden_rollups (
    data_point int4 not null,
    step_ms int4 not null,
    ts int8 not null,
    sensor_fault int8 not null,
    invalid int8 not null,
    implausible int8 not null,
    primary key (data_point, step_ms, ts)
  ) with (fillfactor = 80)`

const FINEST_MS = 600_000
const COARSER_MS = [1_800_000, 10_800_000, 86_400_000]

const startOf = (stepMs: number) => `(floor(ts::float8 / ${stepMs}) * ${stepMs})::int8`

/** Flags: sensor fault 1, implausible 8, invalid 16; of several the first of the columns counts. */
const count = (stepMs: number) => `
insert into hidden_rollups
select data_point, ${stepMs}, ${startOf(stepMs)}, count(*) filter (where flags & 1 <> 0),
  count(*) filter (where flags & 17 = 16), count(*) filter (where flags & 25 = 8)
from measurements where flags & 25 <> 0
group by 1, 3`

const sum = (stepMs: number) => `
insert into hidden_rollups
select data_point, ${stepMs}, ${startOf(stepMs)}, sum(sensor_fault), sum(invalid), sum(implausible)
from hidden_rollups where step_ms = ${FINEST_MS}
group by 1, 3`
