import { ALL_ORGANIZATIONS, alertStateRank } from '@airshed/domain'
import type { AlertQuery } from '@airshed/schemas'
import { sql } from 'kysely'
import { contains } from '../../../storage/rows/contains.ts'
import type { Condition } from '../../../storage/rows/visible.ts'

/** Columns covered by a search for alerts. */
export const ALERT_SEARCH = [sql.ref('alerts.name'), sql.ref('alerts.description')] as const

/** Alerts in these displayed states, by the rank that the store keeps; an empty list means no filter. */
export function inStates(states: AlertQuery['status']): Condition[] {
  if (states === undefined || states.length === 0) return []
  return [sql`alerts.status_rank = any(${states.map(alertStateRank)}::int2[])`]
}

/** The alerts that match the query of a list, without checking who may read them. */
export function matchingAlerts(
  filter: Pick<AlertQuery, 'search' | 'status' | 'organization_id'>,
): Condition[] {
  const { search = '', status, organization_id: organizationId = ALL_ORGANIZATIONS } = filter
  return [
    ...inStates(status),
    ...(search === '' ? [] : [contains(ALERT_SEARCH, search)]),
    ...(organizationId === ALL_ORGANIZATIONS
      ? []
      : [sql`alerts.organization_id = ${organizationId}` as Condition]),
  ]
}
