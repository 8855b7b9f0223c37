import type { Alert, AlertInclude } from '@airshed/schemas'
import type { FastifyBaseLogger } from 'fastify'
import type { Caller } from '../../../access/identity/access.ts'
import type { Db } from '../../../storage/store/db.ts'
import { alertView } from './alertView.ts'
import type { AlertRow } from './queries.ts'
import { readAlertRules } from '../../../storage/store/alertSources/readAlertRules.ts'
import { subscribersOf } from './subscribers.ts'

interface DescribeOptions {
  caller: Caller
  /** Parts to include. */
  includes: readonly AlertInclude[]
  /** For rules that cannot be parsed, which must not keep the other alerts from being shown. */
  log: FastifyBaseLogger
}

/** Alerts as the API returns them, with the requested parts. */
export async function describeAlerts(
  db: Db,
  rows: readonly AlertRow[],
  { caller, includes, log }: DescribeOptions,
): Promise<Alert[]> {
  const subscribers = includes.includes('subscribers') ? await subscribersOf(db, rows) : null
  return rows.map((row) => {
    const known = subscribers?.get(row.id)
    return {
      ...alertView(row, caller),
      ...(includes.includes('data_points') ? { data_points: rulesOf(row, log) } : {}),
      ...(known === undefined ? {} : { subscribers: known }),
    }
  })
}

function rulesOf(row: AlertRow, log: FastifyBaseLogger): NonNullable<Alert['data_points']> | null {
  const read = readAlertRules(row.rules)
  if ('rules' in read) return read.rules
  log.error({ alert_id: row.id, problem: read.problem }, 'The rules of an alert cannot be read')
  return null
}
