import { ONLINE_PARAMETER_ID, REPORTING_GAP, statusRank } from '@airshed/domain'
import { NODE_STATUSES } from '@airshed/schemas'

/** The inputs of a node's status, as SQL. */
interface StatusParts {
  /** The `nodes` row: its name in the statement. */
  node: string
  /** Time of its newest report, ms UTC. Default: the one of the row. */
  lastOnline?: string
  /** Latest value of its online data point, or null. Default: looked up for the row. */
  online?: string
  /** ms UTC, or the parameter that carries it. */
  now: number | string
}

/** Latest value of the online data point of a `nodes` row; null if it has none. */
export const onlineValue = (node: string): string => `(
  select point.last_value from data_points point
  where point.node_id = ${node}.id and point.path = '${ONLINE_PARAMETER_ID}'
  order by point.last_ts desc nulls last limit 1)`

/** `reportingGapMs` of the domain for a `nodes` row. */
export const reportingGapSql = (node: string): string =>
  `(case when ${node}.interval_ms < ${REPORTING_GAP.shortBelowMs}
    then ${node}.interval_ms::int8 * ${REPORTING_GAP.shortFactor}
    else ${node}.interval_ms::int8 + ${REPORTING_GAP.longExtraMs} end)`

/** `displayedStatus` of the domain; the last report is checked first, as it costs nothing. */
function shown(
  { node, lastOnline = `${node}.last_online`, online = onlineValue(node), now }: StatusParts,
  word: { online: string; offline: string; stored: string },
): string {
  const time = typeof now === 'number' ? String(Math.trunc(now)) : now
  return `(case
    when ${node}.status <> 'activated' then ${word.stored}
    when ${lastOnline} >= ${time}::int8 - ${reportingGapSql(node)} then ${word.online}
    when coalesce(${online}, 0) <> 0 then ${word.online}
    else ${word.offline} end)`
}

/** The displayed status of a node, a text. */
export const displayedStatusSql = (parts: StatusParts): string =>
  shown(parts, { online: `'online'`, offline: `'offline'`, stored: `${parts.node}.status` })

/** The rank of that status in lists, 0 first. */
export const statusRankSql = (parts: StatusParts): string =>
  shown(parts, {
    online: String(statusRank('online')),
    offline: String(statusRank('offline')),
    stored: `(case ${parts.node}.status ${RANKS} end)`,
  })

const RANKS = NODE_STATUSES.map((status) => `when '${status}' then ${statusRank(status)}`).join(' ')
