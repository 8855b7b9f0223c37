import { MINUTE_MS } from '@airshed/domain'
import { parameterById } from '@airshed/profiles'
import { sql } from 'kysely'
import type { ServerContext } from '../../context.ts'
import { ingestOf } from '../../fleet/ingest/ingestService.ts'
import type { Decoded, Reading } from '../../fleet/ingest/reading.ts'
import { connectionOf } from '../../fleet/ingest/settleReadings.ts'
import { FLEET } from './fleet/fleet.ts'
import { reporterOf, type Reporter } from './simulation/report.ts'
import { scheduleOf, type Schedule } from './simulation/schedule.ts'

/** Devices that are deactivated or removed, and sensors that are disabled, fall silent within this time. */
const STATUS_REMEMBERED_MS = MINUTE_MS / 2

/** Sends the reports of the fleet that have become due. */
interface LiveFleet {
  /** Sends what every device reports after the last call, up to now; tried again if it fails. */
  advance(now: number): Promise<void>
}

interface Device {
  serial: string
  reporter: Reporter
  schedule: Schedule
  /** Connections of the sensors that are switched off by their settings. */
  disabled: ReadonlySet<string>
}

/**
 * The fleet as the ingest service sees it: one gateway that sends for all devices of all owners.
 *
 * @param setupAt when the demo was set up, ms UTC
 * @param from reports up to this time are in the store already
 */
export function createLiveFleet(context: ServerContext, setupAt: number, from: number): LiveFleet {
  const service = ingestOf(context)
  const fleet = FLEET.map((node) => ({
    node,
    serial: node.serial,
    reporter: reporterOf(node, setupAt),
  }))
  let sentUntil = from
  let active: readonly Device[] = []
  let activeUntil = -Infinity

  const disabledSensors = async (): Promise<ReadonlySet<string>> => {
    const rows = await context.store.db
      .selectFrom('device_settings')
      .select('sensor_id')
      .where('name', '=', 'enabled')
      .where('sensor_id', '<>', '')
      .where(sql<boolean>`reported = '0'::jsonb`)
      .where(
        'node_id',
        'in',
        fleet.map(({ node }) => node.nodeId),
      )
      .execute()
    return new Set(rows.map(({ sensor_id: id }) => id))
  }

  const refresh = async (now: number) => {
    const rows = await context.store.db
      .selectFrom('nodes')
      .select(['id', 'interval_ms'])
      .where(
        'id',
        'in',
        fleet.map(({ node }) => node.nodeId),
      )
      .where('status', '=', 'activated')
      .execute()
    const disabled = await disabledSensors()
    const intervals = new Map(rows.map((row) => [row.id, row.interval_ms]))
    active = fleet.flatMap(({ node, ...device }) => {
      const intervalMs = intervals.get(node.nodeId)
      if (intervalMs === undefined) return []
      // A device whose interval was changed reports at the new one.
      return [{ ...device, disabled, schedule: scheduleOf({ ...node, intervalMs }, setupAt) }]
    })
    activeUntil = now + STATUS_REMEMBERED_MS
  }

  return {
    async advance(now) {
      if (now >= activeUntil) await refresh(now)
      const payload = reportsBetween(active, sentUntil, now)
      try {
        const sender = { organizationId: null, isOwnFleet: true }
        if (payload.readings.length > 0) await service.take(payload, sender, now)
      } catch (error) {
        activeUntil = -Infinity
        throw error
      }
      sentUntil = now
    },
  }
}

function reportsBetween(devices: readonly Device[], from: number, to: number): Decoded {
  const readings: Reading[] = []
  for (const device of devices) {
    for (const ts of device.schedule.times(from, to)) readings.push(...report(device, ts))
  }
  return {
    devices: [],
    readings,
    facts: [],
    issues: [],
    unreadable: [],
    skipped: [],
    remarks: [],
    repeatWindowMs: 0,
  }
}

function report({ serial, reporter, disabled }: Device, ts: number): Reading[] {
  const values = reporter.readAt(ts)
  return reporter.channels.flatMap(({ parameterId, sensor }, index) => {
    const reading = values[index]
    if (reading === undefined || disabled.has(connectionOf(serial, sensor))) return []
    return [
      {
        serial,
        sensor,
        key: parameterById(parameterId)?.wireName ?? parameterId,
        parameterId,
        value: reading.value,
        unitAsReceived: null,
        measuredAt: ts,
        flags: reading.flags,
      },
    ]
  })
}
