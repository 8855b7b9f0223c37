import { computedBehind } from '@airshed/domain'
import type { ComputedDependents } from '@airshed/schemas'
import { sql } from 'kysely'
import { ENTITY_RULES } from '../../../access/entities/index.ts'
import { isAnyOf, scopeOf } from '../../../access/entities/rule.ts'
import type { Caller } from '../../../access/identity/access.ts'
import type { Db } from '../../../storage/store/db.ts'
import { linksOf, type ComputedRow, type NodePoints } from './nodePoints.ts'

/** Maximum number of alerts, and of dashboards, that are listed. */
const LISTED_MAX = 100

/**
 * What depends on a computed parameter. Rows that the caller cannot read are counted but not named.
 *
 * @param organizationIds those that can read the device
 */
export async function dependentsOf(
  db: Db,
  points: NodePoints,
  row: ComputedRow,
  caller: Caller,
  organizationIds: readonly string[],
): Promise<ComputedDependents> {
  const metrics = computedBehind(linksOf(points), row.id).flatMap((id) => {
    const point = points.get(id)
    return point === undefined ? [] : [{ _id: id, name: point.name }]
  })
  const ids = [row.id, ...metrics.map(({ _id: id }) => id)]
  const alerts = await mentioning(db, 'alerts', 'rules', ids, caller, organizationIds)
  const dashboards = await mentioning(
    db,
    'dashboards',
    'configuration',
    ids,
    caller,
    organizationIds,
  )
  return {
    metrics,
    alerts: alerts.listed,
    dashboards: dashboards.listed,
    others: alerts.others + dashboards.others,
  }
}

async function mentioning(
  db: Db,
  table: 'alerts' | 'dashboards',
  column: 'rules' | 'configuration',
  ids: readonly string[],
  caller: Caller,
  organizationIds: readonly string[],
) {
  const permission = table === 'alerts' ? 'read_devices' : 'read_reports'
  const readable = ENTITY_RULES[table].condition(scopeOf(caller, permission, undefined))
  const document = sql.ref(`${table}.${column}`)
  const mentions = sql<boolean>`exists (select from unnest(${[...ids]}::text[]) as point(id)
    where strpos(${document}::text, '"' || point.id || '"') > 0)`
  const rows = await db
    .selectFrom(table)
    .select([`${table}.id`, `${table}.name`, sql<boolean>`${readable}`.as('is_readable')])
    .where(isAnyOf(`${table}.organization_id`, organizationIds))
    .where(mentions)
    .orderBy(`${table}.name`)
    .orderBy(`${table}.id`)
    .execute()
  const listed = rows.filter((found) => found.is_readable).slice(0, LISTED_MAX)
  return {
    listed: listed.map(({ id, name }) => ({ _id: id, name })),
    others: rows.length - listed.length,
  }
}

/** What depends on it, in words for a message, or null if nothing does. */
export function dependentsText({
  metrics,
  alerts,
  dashboards,
  others,
}: ComputedDependents): string | null {
  const named = [...metrics, ...alerts, ...dashboards].map(({ name }) => name)
  if (named.length + others === 0) return null
  const shown = named.slice(0, 5)
  const rest = named.length - shown.length + others
  return [...shown, ...(rest > 0 ? [`${rest} more`] : [])].join(', ')
}
