import { sql, type Kysely } from 'kysely'

/**
 * The charge of batteries that devices send as readings, for filters of lists, as 0106 has it for those that are
 * reported. The parameter is that of the catalogue in volts; a charge in percent is no parameter of it and known by its key.
 */
export async function measuredBatteries(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  String.raw`alter table data_points add column battery_charge text generated always as (
    case when path = '190:1' then
      case when last_value >= 6 and last_value < 10.6 then 'low'
        when last_value >= 10.6 and last_value < 12 then 'medium'
        when last_value >= 12 and last_value <= 1000 then 'full' end
    when is_mapped or unit <> '%' or path not like 'raw:%' then null
    when path ~* '(?:^|[._/:-])batt?(?:ery)?(?:[_-]?(?:level|percent(?:age)?|pct|charge|soc))?(?:\[%\])?$' then
      case when last_value >= 0 and last_value < 20 then 'low'
        when last_value >= 20 and last_value < 90 then 'medium'
        when last_value >= 90 and last_value <= 100 then 'full' end
    end) stored`,
  `create index data_points_battery on data_points (battery_charge, node_id)
    where battery_charge is not null`,
]
