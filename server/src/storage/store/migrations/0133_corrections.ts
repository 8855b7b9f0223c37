import { sql, type Kysely } from 'kysely'

/**
 * Corrections of readings. The corrected values of a data point are a series of their own, a row of `data_points` that names
 * the one that it corrects, so that rollups, computed parameters and alerts have them as they have any series.
 */
export async function corrections(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table organizations add column readings_basis text not null default 'corrected'
    constraint organizations_readings_basis_words check (readings_basis in ('corrected', 'reported'))`,

  `create table corrections (
    id text primary key,
    data_point int4 not null references data_points (key) on update cascade on delete cascade,
    version int4 not null check (version > 0),
    formula jsonb not null,
    from_ts int8 not null,
    to_ts int8 check (to_ts > from_ts),
    reason text not null,
    origin text not null constraint corrections_origin_words check (origin in ('person', 'calibration', 'study')),
    origin_id text,
    made_at int8 not null,
    made_by text,
    withdrawn_at int8,
    withdrawn_by text,
    unique (data_point, version)
  )`,

  `alter table data_points
    add column corrects int4 references data_points (key) on update cascade on delete cascade,
    add column correction jsonb,
    add column is_in_force boolean not null default true,
    add constraint data_points_correction check ((corrects is null) = (correction is null))`,
  // One series in force, and one that is being computed to replace it.
  `create unique index data_points_corrects on data_points (corrects, is_in_force) where corrects is not null`,

  // The series that stands for a data point where corrected values count: the choice of the organization that owns the device.
  `create view chosen_series as
    select raw.id, raw.key, series.id as series_id, series.key as series_key
    from data_points series
    join data_points raw on raw.key = series.corrects
    join nodes on nodes.id = raw.node_id
    left join organizations on organizations.id = nodes.organization_id
    where series.corrects is not null and series.is_in_force
      and coalesce(organizations.readings_basis, 'corrected') = 'corrected'`,
]
