import { sql, type Kysely } from 'kysely'
import type { Engine } from '../store.ts'
import { ALERTS } from './baseline/alerts.ts'
import { DASHBOARDS } from './baseline/dashboards.ts'
import { DEVICE_CHANNEL } from './baseline/deviceChannel.ts'
import { DEVICES } from './baseline/devices.ts'
import { EVENTS } from './baseline/events.ts'
import { FILES } from './baseline/files.ts'
import { IDENTITY } from './baseline/identity.ts'
import { IMPORTS } from './baseline/imports.ts'
import { JOBS } from './baseline/jobs.ts'
import { measurements } from './baseline/measurements.ts'
import { MESSAGES } from './baseline/messages.ts'
import { ORGANIZATIONS } from './baseline/organizations.ts'
import { PLUGINS } from './baseline/plugins.ts'
import { WEBHOOKS } from './baseline/webhooks.ts'

/**
 * Every table, index, function and trigger of a new store, in the order in which they refer to one another. What the columns
 * mean is described in store/tables.
 *
 * Like every step it is never changed: what comes later is a step of its own, from 0133 on. The columns of a table are in the
 * order in which stores from before the baseline got them, so that both are the same.
 */
export async function baseline(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const areas = [
    JOBS,
    EVENTS,
    ORGANIZATIONS,
    FILES,
    IDENTITY,
    DEVICES,
    DEVICE_CHANNEL,
    measurements(engine),
    IMPORTS,
    DASHBOARDS,
    PLUGINS,
    MESSAGES,
    ALERTS,
    WEBHOOKS,
  ]
  for (const statement of areas.flat()) await sql.raw(statement).execute(db)
}
