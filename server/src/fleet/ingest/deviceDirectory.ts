import { HOUR_MS, massUnitAt } from '@airshed/domain'
import { DEFAULT_GAS_REFERENCE, type GasReference } from '@airshed/schemas'
import type { ServerContext } from '../../context.ts'
import { apiError, comeBackIn, unavailable } from '../../base/errors.ts'
import {
  addDataPoints,
  addNodes,
  addSensors,
  adoptNodes,
  readDevices,
  placeNode,
  countUnclaimed,
  noteMass,
} from './deviceRows.ts'
import { createHeldBack } from '../../access/heldBack/heldBack.ts'
import { CHALLENGE } from './organizationKeys.ts'
import type { KnownDevice } from './knownDevice.ts'
import type { FieldMeanings } from './mapFields.ts'
import type { DeviceHint } from './reading.ts'
import { nodeIdOf, type ReferenceOf, type SeriesSpec, type UnitOf } from './settleReadings.ts'
import { takeUnclaimedShare } from './unclaimedShare.ts'

/** Cached devices are reloaded after this time, so that a transfer is noticed. */
const REMEMBERED_MS = 10_000
const REMEMBERED_MAX = 50_000
/** Maximum data points per device; with more, its keys are apparently values. */
const DATA_POINTS_MAX = 1000
/** Maximum of unclaimed devices in the inventory, and of data points of each. */
const UNCLAIMED_NODES_MAX = 1000
const UNCLAIMED_DATA_POINTS_MAX = 100

/** The sender of readings. */
export interface Sender {
  /** The organization of the key; null: there was none. */
  organizationId: string | null
  /** The address that rate limits count it by. */
  address?: string
  /**
   * Who is named as the author of revised readings: `key:{id of the ingest key}`, `device:{serial}` for the key of a
   * device, `import:{id}`. Default: the server itself.
   */
  author?: string
  /** The device that the key belongs to; it may send only for itself. Default: any of the organization. */
  onlySerial?: string
  /** This server itself, which sends for its simulated devices. Default false. */
  isOwnFleet?: boolean
}

/** Finds or creates the rows behind readings: nodes, sensors, data points. */
export interface DeviceDirectory {
  /** The reporting interval of a device that `ensure` has found, ms. */
  intervalOf(nodeId: string): number | undefined
  /** The time zone that a device which `ensure` has found last reported; null: none. */
  reportedZoneOf(nodeId: string): string | null | undefined
  /** Drops a device that has changed from the cache. */
  forget(nodeId: string): void
  /** Drops all devices with mapped payloads from the cache, as the mapping of one of them has changed. */
  forgetMapped(): void
  /** The mapped fields of devices, by device id; a device without fields is left out. */
  fieldsOf(nodeIds: readonly string[]): Promise<ReadonlyMap<string, FieldMeanings>>
  /** Finds the unit of a data point without a parameter, if it exists and belongs to one of these devices. */
  unitsOf(nodeIds: readonly string[]): Promise<UnitOf>
  /**
   * Finds the air to which gases by mass of these devices refer: as their owner has chosen; for a new device its sender,
   * whose device it becomes.
   */
  referencesOf(nodeIds: readonly string[], sender: Sender): Promise<ReferenceOf>
  /**
   * The keys of those data points that exist; nothing is written.
   *
   * @throws SERIAL_TAKEN, VALIDATION_FAILED and ORGANIZATION_DELETED as `ensure`
   */
  known(series: readonly SeriesSpec[], sender: Sender): Promise<ReadonlyMap<string, number>>
  /**
   * @returns data point id → its key, for each of the series
   * @throws SERIAL_TAKEN if a device belongs to another organization, INGEST_KEY_MISSING if it belongs to
   *   one and there is no key; VALIDATION_FAILED if a device has too many keys; TOO_MANY_REQUESTS if too
   *   many devices are unclaimed, ORGANIZATION_DELETED for what is held back. Nothing is written then
   */
  ensure(
    series: readonly SeriesSpec[],
    devices: readonly DeviceHint[],
    sender: Sender,
  ): Promise<ReadonlyMap<string, number>>
}

type Devices = Map<string, KnownDevice>

/** New rows are created by statements that several processes can run concurrently. */
export function createDeviceDirectory(
  context: Pick<ServerContext, 'store' | 'clock'>,
): DeviceDirectory {
  const { db } = context.store
  const heldBack = createHeldBack(context)
  const remembered = new Map<string, KnownDevice & { until: number }>()

  const read = async (nodeIds: readonly string[], into: Devices) => {
    if (nodeIds.length === 0) return
    const found = await readDevices(db, nodeIds)
    const until = context.clock() + REMEMBERED_MS
    if (remembered.size + found.size > REMEMBERED_MAX) remembered.clear()
    for (const nodeId of nodeIds) {
      const device = found.get(nodeId)
      if (device === undefined) continue
      into.set(nodeId, device)
      remembered.set(nodeId, { ...device, until })
    }
  }

  const recall = async (nodeIds: readonly string[]): Promise<Devices> => {
    const devices: Devices = new Map()
    const now = context.clock()
    for (const nodeId of nodeIds) {
      const device = remembered.get(nodeId)
      if (device !== undefined && now < device.until) devices.set(nodeId, device)
    }
    await read(
      nodeIds.filter((nodeId) => !devices.has(nodeId)),
      devices,
    )
    return devices
  }

  return {
    intervalOf: (nodeId) => remembered.get(nodeId)?.intervalMs,
    reportedZoneOf: (nodeId) => remembered.get(nodeId)?.reportedTimezone,
    forget: (nodeId) => void remembered.delete(nodeId),
    forgetMapped() {
      for (const [nodeId, { mapsPayload }] of remembered) {
        if (mapsPayload) remembered.delete(nodeId)
      }
    },
    async fieldsOf(nodeIds) {
      const devices = await recall(nodeIds)
      return new Map(
        [...devices].flatMap(([nodeId, { fields }]) =>
          fields.size === 0 ? [] : [[nodeId, fields]],
        ),
      )
    },
    async unitsOf(nodeIds) {
      const devices = await recall(nodeIds)
      return (nodeId, dataPointId) => devices.get(nodeId)?.units.get(dataPointId)
    },
    async referencesOf(nodeIds, { organizationId }) {
      const devices = await recall(nodeIds)
      const isNew = nodeIds.some((id) => (devices.get(id)?.gasReference ?? null) === null)
      const ofSender = isNew && organizationId !== null ? await choiceOf(db, organizationId) : null
      return (nodeId) => devices.get(nodeId)?.gasReference ?? ofSender ?? DEFAULT_GAS_REFERENCE
    },
    async known(series, sender) {
      const devices = await recall([...new Set(series.map(({ nodeId }) => nodeId))])
      await heldBack.refuse([sender.organizationId])
      refuseForeign(devices, sender)
      refuseFlood(devices, unknownSeries(devices, series), sender)
      return new Map(
        series.flatMap(({ dataPointId, nodeId }) => {
          const key = devices.get(nodeId)?.points.get(dataPointId)
          return key === undefined ? [] : [[dataPointId, key] as const]
        }),
      )
    },
    async ensure(series, hints, sender) {
      // Without a key, only devices that have readings count.
      const named = sender.organizationId === null ? [] : hints
      const nodeIds = [
        ...new Set([
          ...series.map(({ nodeId }) => nodeId),
          ...named.map(({ serial }) => nodeIdOf(serial)),
        ]),
      ]
      const devices = await recall(nodeIds)
      const owners = [...devices.values()].map(({ organizationId }) => organizationId)
      await heldBack.refuse([sender.organizationId, ...owners])
      refuseForeign(devices, sender)
      refuseFlood(devices, unknownSeries(devices, series), sender)

      const newcomers = nodeIds.filter((nodeId) => !devices.has(nodeId))
      if (newcomers.length > 0) {
        if (sender.organizationId === null) {
          await refuseCrowd(db, newcomers.length)
          const address = sender.address ?? ''
          const share = { address, devices: newcomers.length, now: context.clock() }
          refuseShare(await takeUnclaimedShare(db, share))
        }
        const wanted = new Set(newcomers)
        const added = hints.filter(({ serial }) => wanted.delete(nodeIdOf(serial)))
        await addNodes(db, added, sender.organizationId, context.clock())
        await read(newcomers, devices)
      }
      // A key acts for its organization: devices still without one go into its inventory.
      const waiting = nodeIds.filter((nodeId) => devices.get(nodeId)?.organizationId === null)
      if (sender.organizationId !== null && waiting.length > 0) {
        await adoptNodes(db, waiting, sender.organizationId)
        await read(waiting, devices)
      }
      refuseForeign(devices, sender)
      await placeUnplaced(db, devices, hints)

      const missing = unknownSeries(devices, series)
      if (missing.length > 0) {
        await addSensors(db, missing)
        await addDataPoints(db, missing)
        await read([...new Set(missing.map(({ nodeId }) => nodeId))], devices)
      }
      await noteMasses(db, devices, series, context.clock())
      return keysOf(devices, series)
    },
  }
}

function keysOf(devices: Devices, series: readonly SeriesSpec[]): Map<string, number> {
  return new Map(
    series.map(({ dataPointId, nodeId }) => {
      const key = devices.get(nodeId)?.points.get(dataPointId)
      if (key === undefined) throw unavailable(`Data point ${dataPointId}`)
      return [dataPointId, key]
    }),
  )
}

type Db = ServerContext['store']['db']

const unknownSeries = (devices: Devices, series: readonly SeriesSpec[]) =>
  series.filter(({ nodeId, dataPointId }) => devices.get(nodeId)?.points.has(dataPointId) !== true)

function refuseForeign(devices: Devices, sender: Sender): void {
  if (sender.isOwnFleet === true) return
  for (const [nodeId, { organizationId, acceptsKeyless }] of devices) {
    if (organizationId === null || organizationId === sender.organizationId) continue
    if (sender.organizationId === null) {
      if (acceptsKeyless) continue
      throw apiError('INGEST_KEY_MISSING', {}, undefined, CHALLENGE)
    }
    const serial = nodeId.slice(0, -':0'.length)
    const issue = { path: '/serial', expected: 'a serial of your organization', got: serial }
    throw apiError('SERIAL_TAKEN', { serial }, [issue])
  }
}

async function placeUnplaced(
  db: Db,
  devices: Devices,
  hints: readonly DeviceHint[],
): Promise<void> {
  for (const { serial, location } of hints) {
    const device = devices.get(nodeIdOf(serial))
    if (location === null || device === undefined || device.hasLocation) continue
    await placeNode(db, nodeIdOf(serial), location)
    device.hasLocation = true
  }
}

/** The air to which an organization refers gases by mass; null: there is no such organization. */
async function choiceOf(db: Db, organizationId: string): Promise<GasReference | null> {
  const row = await db
    .selectFrom('organizations')
    .select('gas_reference')
    .where('id', '=', organizationId)
    .executeTakeFirst()
  return row?.gas_reference ?? null
}

/** Records mass units permanently: older readings are still converted when later ones are by volume. */
async function noteMasses(
  db: Db,
  devices: Devices,
  series: readonly SeriesSpec[],
  now: number,
): Promise<void> {
  for (const { dataPointId, nodeId, mass } of series) {
    const known = devices.get(nodeId)?.masses
    if (mass === null || known === undefined) continue
    const stated = massUnitAt(mass.unit, mass.reference)
    if (known.get(dataPointId) === stated) continue
    await noteMass(db, dataPointId, mass, now)
    known.set(dataPointId, stated)
  }
}

async function refuseCrowd(db: Db, newcomers: number): Promise<void> {
  if ((await countUnclaimed(db)) + newcomers > UNCLAIMED_NODES_MAX) throw comeBackIn(HOUR_MS)
}

function refuseShare(waitMs: number): void {
  if (waitMs > 0) throw comeBackIn(waitMs)
}

function refuseFlood(devices: Devices, missing: readonly SeriesSpec[], sender: Sender): void {
  const counts = new Map<string, number>()
  for (const { nodeId, serial } of missing) {
    const device = devices.get(nodeId)
    const count = (counts.get(nodeId) ?? device?.points.size ?? 0) + 1
    counts.set(nodeId, count)
    const owner = device?.organizationId ?? sender.organizationId
    const max = owner === null ? UNCLAIMED_DATA_POINTS_MAX : DATA_POINTS_MAX
    if (count <= max) continue
    const expected = `at most ${max} different keys of one device`
    const got = `more of ${serial}`
    const first = `At /readings: expected ${expected}, got ${got}`
    throw apiError('VALIDATION_FAILED', { where: 'The payload', first }, [
      { path: '/readings', expected, got },
    ])
  }
}
