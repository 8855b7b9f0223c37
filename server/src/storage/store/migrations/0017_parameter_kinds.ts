import { sql, type Kysely } from 'kysely'

/**
 * Kinds of parameters that decide how values are combined: sound levels by their energy, for which each rollup
 * gets a sum of its own, extremes as extremes, rain as a total. Data points of the built-in parameters get
 * their kind, and the energies of levels are summed from the stored readings: once, one data point after
 * the other.
 */
export async function parameterKinds(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  const { rows } = await sql<{ key: number }>`
    select key from data_points where kind = 'level' and last_ts is not null`.execute(db)
  for (const { key } of rows) {
    for (const stepMs of STEPS_MS) await sql.raw(energies(key, stepMs)).execute(db)
  }
}

const KINDS: Readonly<Record<string, readonly string[]>> = {
  level: ['160:1'],
  maximum: ['150:3', '160:3'],
  minimum: ['160:2'],
  sum: ['151:1'],
  index: ['140:12', '140:13'],
}

const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ')

const STATEMENTS = [
  `alter table data_points drop constraint data_points_kind_words`,
  ...Object.entries(KINDS).map(
    ([kind, paths]) =>
      `update data_points set kind = '${kind}' where is_mapped and path in (${quoted(paths)})`,
  ),
  `alter table data_points add constraint data_points_kind_words check (kind in (${quoted([
    'scalar',
    'direction',
    'level',
    'maximum',
    'minimum',
    'sum',
    'count',
    'boolean',
    'index',
  ])}))`,
  `drop index data_points_direction`,
  `create index data_points_special on data_points (key) where kind in ('direction', 'level')`,
  `alter table rollups add column energy_sum float8 not null default 0`,
  // Only existing rollups have none: new ones are stored with theirs.
  `alter table rollups alter column energy_sum drop default`,
]

const STEPS_MS = [600_000, 1_800_000, 10_800_000, 86_400_000]

const energies = (key: number, stepMs: number) => `
update rollups set energy_sum = step.energy
from (
  select (floor(ts::float8 / ${stepMs}) * ${stepMs})::int8 as start,
    sum(power(10::float8, least(300, greatest(-300, value)) / 10)) as energy
  from measurements
  where data_point = ${key} and value is not null and flags & 1 = 0
  group by 1
) step
where rollups.data_point = ${key} and rollups.step_ms = ${stepMs} and rollups.ts = step.start`
