import { DAY_MS, ONLINE_PARAMETER_ID, ONLINE_STATUS_PATH } from '@airshed/domain'
import { statusRankSql } from '../nodeStatus/statusSql.ts'
import { energySql } from './combineSql.ts'
import { measuredForSql } from '../webhookSql.ts'
import {
  COUNTED_COLUMNS,
  countedSql,
  eachHidden,
  hiddenMarksSql,
  isHiddenSql,
  isReportedSql,
  limitSql,
  ruledFlagsSql,
} from './hiddenSql.ts'
import { rejectedBitSql } from './qualityFlagsSql.ts'
import { ROLLUP_STEPS_MS } from './steps.ts'

/** Floor division: PostgreSQL's own truncates toward zero, which is wrong before 1970. */
const floorTo = (ts: string, stepMs: number | string) =>
  `(${ts} - (((${ts}) % ${stepMs}) + ${stepMs}) % ${stepMs})`

const [FINE_MS, ...COARSER_MS] = ROLLUP_STEPS_MS

/** Aggregates rows of a finer step to one step. */
const coarser = (from: string, stepMs: number) => `
  select data_point, ${floorTo('ts', stepMs)} as ts,
    sum(count)::int8 as count, sum(sum) as sum,
    min(lowest) as lowest, max(highest) as highest, min(first) as first, max(last) as last,
    sum(sin_sum) as sin_sum, sum(cos_sum) as cos_sum, sum(energy_sum) as energy_sum
  from ${from} group by 1, 2`

const nameOf = (stepMs: number) => (stepMs === FINE_MS ? 'fine' : `step_${stepMs}`)

/** Each step is aggregated from the one before it. */
const COARSER_STEPS = COARSER_MS.map(
  (stepMs, index) =>
    `${nameOf(stepMs)} as (${coarser(nameOf(ROLLUP_STEPS_MS[index] ?? FINE_MS), stepMs)}),`,
).join('\n')
const ALL_STEPS = ROLLUP_STEPS_MS.map(
  (stepMs) => `select ${stepMs} as step_ms, * from ${nameOf(stepMs)}`,
).join('\n  union all ')

const FINEST_STEP = `select ${FINE_MS} as step_ms, * from fine`

/**
 * Latest value of a node’s online data point, including this batch, as a statement sees the rows as they were
 * before it.
 */
const ONLINE = `(
  select case when said.key is null then point.last_value else said.last_value end
  from data_points point left join said on said.key = point.key
  where point.node_id = node.id and point.path = '${ONLINE_PARAMETER_ID}'
  order by coalesce(said.last_ts, point.last_ts) desc nulls last limit 1)`

const RANK = statusRankSql({
  node: 'node',
  lastOnline: 'greatest(node.last_online, heard.ts)',
  online: ONLINE,
  now: '$6',
})

/**
 * Adds the rows of `added` (data_point, ts, shown value, flags) to the rollups; ends with a comma.
 *
 * A pair such as `array[ts, value]` is compared by its first element first, so the smallest pair gives the
 * first reading with its value in one pass.
 *
 * @param keys SQL of the distinct keys of the data points
 * @param isFinestOnly leaves the coarser steps as they are; default false
 */
const rollupsSql = (keys: string, isFinestOnly = false) => `special as (
  select key, kind from data_points where kind in ('direction', 'level') and key = any(${keys}::int4[])
),
fine as (
  select added.data_point, ${floorTo('added.ts', FINE_MS)} as ts,
    count(*) as count, sum(added.value) as sum,
    min(array[added.value, added.ts]) as lowest, max(array[added.value, -added.ts]) as highest,
    min(array[added.ts, added.value]) as first, max(array[added.ts, added.value]) as last,
    sum(case when special.kind = 'direction' then sind(added.value) else 0 end) as sin_sum,
    sum(case when special.kind = 'direction' then cosd(added.value) else 0 end) as cos_sum,
    sum(case when special.kind = 'level' then ${energySql('added.value')} else 0 end) as energy_sum
  from added left join special on special.key = added.data_point
  where added.value is not null
  group by 1, 2
),
${isFinestOnly ? '' : COARSER_STEPS}
steps as (
  ${isFinestOnly ? FINEST_STEP : ALL_STEPS}
),
rolled as (
  insert into rollups as old (data_point, step_ms, ts, count, sum, min, max, first_ts, first_value,
    last_ts, last_value, min_ts, max_ts, sin_sum, cos_sum, energy_sum)
  select data_point, step_ms, ts, count, sum, lowest[1], highest[1], first[1], first[2],
    last[1], last[2], lowest[2], -highest[2], sin_sum, cos_sum, energy_sum
  from steps order by 1, 2, 3
  on conflict (data_point, step_ms, ts) do update set
    count = old.count + excluded.count,
    sum = old.sum + excluded.sum,
    min = least(old.min, excluded.min),
    max = greatest(old.max, excluded.max),
    first_ts = least(old.first_ts, excluded.first_ts),
    first_value = case when excluded.first_ts < old.first_ts then excluded.first_value else old.first_value end,
    last_ts = greatest(old.last_ts, excluded.last_ts),
    last_value = case when excluded.last_ts > old.last_ts then excluded.last_value else old.last_value end,
    min_ts = case when excluded.min < old.min or (excluded.min = old.min and excluded.min_ts < old.min_ts)
      then excluded.min_ts else old.min_ts end,
    max_ts = case when excluded.max > old.max or (excluded.max = old.max and excluded.max_ts < old.max_ts)
      then excluded.max_ts else old.max_ts end,
    sin_sum = old.sin_sum + excluded.sin_sum,
    cos_sum = old.cos_sum + excluded.cos_sum,
    energy_sum = old.energy_sum + excluded.energy_sum
),
`

/** Counts the rows of `added` that flags hide, and those below their detection limit; ends with a comma. */
const hiddenSql = (steps: readonly number[]) => `hidden as (
  insert into hidden_rollups as old (data_point, step_ms, ts, ${COUNTED_COLUMNS})
  select added.data_point, step.ms, ${floorTo('added.ts', 'step.ms')}, ${eachHidden((column) => `sum(mark.${column})`)}
  from added cross join unnest(array[${steps.join(', ')}]) as step(ms)
    cross join lateral (select ${hiddenMarksSql('added.flags')}) mark
  where ${isReportedSql('added.flags')}
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (data_point, step_ms, ts) do update set
    ${eachHidden((column) => `${column} = old.${column} + excluded.${column}`)}
),`

const HIDDEN_SQL = hiddenSql(ROLLUP_STEPS_MS)

/**
 * Such a reading can only make conditions false, so an inactive alert stays inactive. That holds after its latest
 * change. An alert without data, or that subscribers were last notified of as active or without data, is evaluated by every
 * reading.
 */
const IS_QUIET = `added.value between alert_sources.quiet_min and alert_sources.quiet_max and (
  select alerts.latest_value = false and not alerts.lacks_data
    and alerts.told is not true and not alerts.told_no_data
    and added.ts > coalesce(alerts.changed_ts, alerts.judged_from)
  from alerts where alerts.id = alert_sources.alert_id)`

/**
 * Marks new readings for their followers, one mark per day: `$8` has the data points that computed parameters follow, `$9` those
 * of alerts; ends with a comma.
 */
const MARKS_SQL = `marked_for_metrics as (
  insert into metric_marks (source, from_ts, to_ts)
  select data_point, min(ts), max(ts) from added where data_point = any($8::int4[])
  group by data_point, ${floorTo('ts', DAY_MS)}
  returning 1
),
marked_for_alerts as (
  insert into alert_marks (alert_id, from_ts, to_ts)
  select alert_sources.alert_id, min(added.ts), max(added.ts)
  from added join alert_sources on alert_sources.source = added.data_point
  where added.data_point = any($9::int4[]) and alert_sources.source = any($9::int4[])
    and (${IS_QUIET}) is not true
  group by alert_sources.alert_id, ${floorTo('added.ts', DAY_MS)}
  returning 1
),`

const MARKED_SQL = `,
  (select count(*)::int4 from marked_for_metrics) as metrics,
  (select count(*)::int4 from marked_for_alerts) as alerts`

/** Readings older than this when stored are history, such as an import: webhooks are not notified of them, ms. */
export const NOTIFIED_FOR_MS = 30 * DAY_MS

/**
 * Marks new readings for the webhooks of the users of their devices, one mark per day; ends with a comma. Who uses a
 * device is found once for all its readings. The marks stay with it as arrays meanwhile: joined to it afterwards, they
 * would be compared one by one while the planner has no statistics of the data points.
 */
const WEBHOOK_MARKS_SQL = `marked_for_webhooks as (
  insert into webhook_marks (webhook_id, data_point, from_ts, to_ts)
  select webhook.id, mark.data_point, mark.from_ts, mark.to_ts
  from (
    select point.node_id, array_agg(span.data_point) as data_points,
      array_agg(span.from_ts) as from_ts, array_agg(span.to_ts) as to_ts
    from (
      select data_point, min(ts) as from_ts, max(ts) as to_ts from added
      where ts > $6::int8 - ${NOTIFIED_FOR_MS}
      group by data_point, ${floorTo('ts', DAY_MS)}
    ) span join data_points point on point.key = span.data_point
    group by point.node_id
  ) device
  ${measuredForSql('device.node_id')}
  cross join lateral unnest(device.data_points, device.from_ts, device.to_ts)
    as mark (data_point, from_ts, to_ts)
  returning 1
),`

const WEBHOOKS_MARKED_SQL = `,
  (select count(*)::int4 from marked_for_webhooks) as webhooks`

/** What a statement does besides storing. */
interface BatchKind {
  /** Flags hide some of the readings, or some are below their detection limit; in most batches none. */
  readonly hasHidden: boolean
  /** Computed parameters or alerts follow some of the data points. */
  readonly isFollowed: boolean
  /** There are webhooks that receive readings. */
  readonly hasWebhooks: boolean
  /** Quality flags in force cover some times of some of the data points. Default false */
  readonly isCovered?: boolean
}

const COVERED = { hasHidden: true, isCovered: true } as const

/** The flags of a reading that is stored: with its rule below the detection limit, and whether quality flags cover it. */
function storedFlagsSql(isCovered: boolean): string {
  const ruled = ruledFlagsSql('reading.flags', 'reading.data_point')
  if (!isCovered) return ruled
  return `(${ruled} | ${rejectedBitSql('reading.data_point', 'reading.ts', 'reading.value')})::int2`
}

/**
 * One statement that stores readings, their rollups and the newest values.
 *
 * Parameters: arrays of keys, times, values, flags, and of the distinct
 * keys; the time, ms UTC, for the status of nodes; for each distinct key the most decimals of its values, or null; with
 * marks the keys of those that computed parameters follow, and of those that alerts follow. Returns one row: `inserted`, the number of new readings, `keys` and `times` of
 * those if some existed before (otherwise null), and with marks their number for `metrics`, for `alerts` and
 * for `webhooks`.
 *
 * The more a statement contains, the longer its planning takes, so each has only what its batch needs.
 */
const insertSql = ({ hasHidden, isFollowed, hasWebhooks, isCovered = false }: BatchKind) => `
with added as (
  insert into measurements (data_point, ts, value, flags)
  select ${hasHidden ? `data_point, ts, value, ${storedFlagsSql(isCovered)}` : '*'}
  from unnest($1::int4[], $2::int8[], $3::float8[], $4::int2[]) as reading (data_point, ts, value, flags)
  on conflict do nothing
  returning data_point, ts, ${countedSql()} as value, flags${hasHidden ? `, ${limitSql()} as detection_limit` : ''}
),
${rollupsSql('$5')}
${hasHidden ? HIDDEN_SQL : ''}
${isFollowed ? MARKS_SQL : ''}
${hasWebhooks ? WEBHOOK_MARKS_SQL : ''}
newest as (
  select data_point, max(ts) as ts from added group by 1
),
points as (
  update data_points point set last_ts = newest.ts, last_value = reading.value,
    last_limit = ${hasHidden ? 'reading.detection_limit' : 'null'},
    decimals = case
      when came.decimals is null then point.decimals
      else least(greatest(point.decimals, came.decimals), point.precision) end
  from newest join added reading on reading.data_point = newest.data_point and reading.ts = newest.ts
    join unnest($5::int4[], $7::int4[]) came (data_point, decimals)
      on came.data_point = newest.data_point
  where point.key = newest.data_point and (point.last_ts is null or point.last_ts < newest.ts)
  returning point.key, point.node_id, point.path, point.last_ts, point.last_value${
    hasHidden ? `, ${isHiddenSql('reading.flags')} as is_hidden` : ''
  }
),
said as materialized (
  select key, last_ts, last_value from points where path = '${ONLINE_PARAMETER_ID}'
),
seen as (
  update nodes node set last_online = greatest(node.last_online, heard.ts),
    status_rank = ${RANK}${hasHidden ? ', has_fault = node.has_fault or heard.is_hidden' : ''}
  from (select node_id, max(last_ts) as ts, bool_or(path = '${ONLINE_PARAMETER_ID}') as is_said${
    hasHidden ? ', bool_or(is_hidden) as is_hidden' : ''
  }
    from points where path <> '${ONLINE_STATUS_PATH}' group by 1) heard
  where node.id = heard.node_id
    and (node.last_online is null or node.last_online < heard.ts or heard.is_said${
      hasHidden ? ' or (heard.is_hidden and not node.has_fault)' : ''
    })
),
counted as (select count(*)::int4 as inserted from added)
select inserted,
  case when inserted between 1 and cardinality($1::int4[]) - 1
    then (select array_agg(data_point) from added) end as keys,
  case when inserted between 1 and cardinality($1::int4[]) - 1
    then (select array_agg(ts) from added) end as times${isFollowed ? MARKED_SQL : ''}${hasWebhooks ? WEBHOOKS_MARKED_SQL : ''}
from counted`

/** Nothing is hidden, something may be, and something may be because a quality flag covers it. */
const INSERT_SQL = [{ hasHidden: false }, { hasHidden: true }, COVERED].map((hidden) =>
  [false, true].map((isFollowed) =>
    [false, true].map((hasWebhooks) => insertSql({ ...hidden, isFollowed, hasWebhooks })),
  ),
)

/** The statement for a batch. */
export const insertSqlOf = ({
  hasHidden,
  isFollowed,
  hasWebhooks,
  isCovered = false,
}: BatchKind): string =>
  INSERT_SQL[isCovered ? 2 : Number(hasHidden)]?.[Number(isFollowed)]?.[Number(hasWebhooks)] ?? ''

/** Creates missing rollups of one data point from its readings in a window: `$1` key, `$2` from, `$3` to. */
export const ROLL_UP_SQL = `
with added as (
  select data_point, ts, ${countedSql()} as value, flags
  from measurements where data_point = $1::int4 and ts >= $2::int8 and ts < $3::int8
),
${rollupsSql('array[$1]')}
${HIDDEN_SQL}
counted as (select count(*)::int4 as readings from added)
select readings from counted`

/**
 * Creates missing rollups of the finest step of one data point from its readings: `$1` key, `$2` the steps, by their starts.
 * Each is an index scan of its own: as a join, each reading would be compared with each step.
 */
export const ROLL_UP_FINEST_SQL = `
with added as (
  select data_point, ts, ${countedSql()} as value, flags
  from unnest($2::int8[]) as step(start)
  cross join lateral (
    select data_point, ts, value, flags from measurements
    where data_point = $1::int4 and ts >= step.start and ts < step.start + ${FINE_MS}
    offset 0
  ) reading
),
${rollupsSql('array[$1]', true)}
${hiddenSql([FINE_MS])}
counted as (select count(*)::int4 as readings from added)
select readings from counted`
