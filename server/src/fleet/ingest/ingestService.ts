import type { Transaction } from 'kysely'
import type { NodeMeasurements } from '../../storage/bus/bus.ts'
import type { ServerContext } from '../../context.ts'
import { apiError } from '../../base/errors.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { toMeasurement } from '../../storage/store/measurements/latest.ts'
import { compareWithStored, listedConflict, type ListedConflict } from './conflicts.ts'
import { LISTED_MAX } from './collector.ts'
import { createDeviceDirectory, type DeviceDirectory, type Sender } from './deviceDirectory.ts'
import { foreseeIn, type Foreseen } from './foresee.ts'
import { createPayloadFactsKeeper, type PayloadFactsKeeper } from './keepPayloadFacts.ts'
import { isMappable, mapFields } from './mapFields.ts'
import { PAYLOAD_MAPPINGS_TOPIC } from './payloadMappingsTopic.ts'
import { oneOfEachTime } from './oneOfEachTime.ts'
import type { Decoded, Skipped } from './reading.ts'
import { referencesOf } from './referencesOf.ts'
import { ruleLimits } from './ruleLimits.ts'
import { rejectedNow } from './rejectedNow.ts'
import { dropRepeats } from './repeats.ts'
import {
  nodeIdOf,
  settleReadings,
  type SettledPayload,
  type SettledReading,
} from './settleReadings.ts'
import { recordStatedIntervals } from './statedIntervals.ts'
import { recordStatedZones } from './statedZones.ts'
import { createWriteQueue, type WriteQueue } from './writeQueue.ts'

/** The result for a payload; the response of every ingest route. */
interface IngestResult {
  /** Number of new readings, which are now durable. */
  accepted: number
  /** Number of readings that were already stored, with the same time and value. */
  duplicates: number
  /** Number of readings for times that have another value, which was kept. */
  conflicts: number
  /** The first 50 of these. */
  conflicting: ListedConflict[]
  /** Number of readings that replaced another value. */
  revised: number
  /** Data points with an unknown key, stored as received; at most 50 are listed. */
  unmapped: string[]
  /** Values that are not numbers; at most 50 are listed. */
  skipped: Skipped[]
  /** Values that were interpreted differently than sent; at most 50 are listed. */
  remarks: Skipped[]
}

/** What is done with a payload besides storing it. */
export interface TakeOptions {
  /** Readings replace stored ones that are different. Default false: those stay. */
  revise?: boolean
  /**
   * Written in the transaction that stores new readings, which are then not stored together with those of other
   * senders. Default: nothing.
   */
  also?: (tx: Transaction<Tables>, added: readonly AddedReading[]) => Promise<void>
}

/** A reading that is new. */
export interface AddedReading {
  /** Key of the data point. */
  dataPoint: number
  /** ms UTC */
  ts: number
}

/** Ingests readings: finds their data points, stores them, and publishes the new ones on the bus. */
export interface IngestService {
  /**
   * Resolves when the readings are durable.
   *
   * @throws VALIDATION_FAILED with the payload's issues; nothing is stored then
   * @throws SERIAL_TAKEN if a device belongs to another organization
   * @throws TOO_MANY_REQUESTS
   */
  take(
    decoded: Decoded,
    sender: Sender,
    receivedAt: number,
    options?: TakeOptions,
  ): Promise<IngestResult>
  /**
   * What {@link IngestService.take} would do with a payload; nothing is written.
   *
   * @throws what it would throw
   */
  foresee(decoded: Decoded, sender: Sender, receivedAt: number): Promise<Foreseen>
  /** Drops a device that has changed from the cache. Other processes notice within ten seconds. */
  forget(nodeId: string): void
  /** Number of readings waiting for their commit. */
  waiting(): number
  /** Calls the listener with the outcome of each payload; returns the function that stops it. */
  watch(listener: IngestListener): () => void
  /** Resolves when no write is pending. */
  idle(): Promise<void>
}

/** Called with the outcome of a payload: its result, or why it was refused. Must not throw. */
type IngestListener = (outcome: IngestResult | { error: unknown }) => void

/** The part of the server that ingest needs. */
export type IngestContext = Pick<ServerContext, 'store' | 'bus' | 'clock' | 'memory'>

/** The author of revisions by this server itself. */
const OWN_AUTHOR = 'server'

/** The single ingest service of a server: its routes and its demo share caches and commits. */
export function ingestOf(context: IngestContext): IngestService {
  return context.memory.of(createIngest, context)
}

function createIngest(context: IngestContext): IngestService {
  const directory = createDeviceDirectory(context)
  const forgetMapped = () => directory.forgetMapped()
  context.bus.onSignal(PAYLOAD_MAPPINGS_TOPIC, forgetMapped)
  context.bus.onGap(forgetMapped)
  const factsKeeper = createPayloadFactsKeeper(context)
  const queue = createWriteQueue((batch) => context.store.measurements.insert(batch))
  const listeners = new Set<IngestListener>()
  const report = (outcome: Parameters<IngestListener>[0]) => {
    for (const listener of listeners) listener(outcome)
  }
  return {
    foresee: (decoded, sender, receivedAt) =>
      foreseeIn({ context, directory }, decoded, sender, receivedAt),
    async take(decoded, sender, receivedAt, { revise = false, also } = {}) {
      try {
        const parts = { context, directory, factsKeeper, queue, revise, also }
        const result = await takeIn(parts, decoded, sender, receivedAt)
        report(result)
        return result
      } catch (error) {
        report({ error })
        throw error
      }
    },
    waiting: () => queue.waiting(),
    watch(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    forget(nodeId) {
      directory.forget(nodeId)
      factsKeeper.forget(nodeId)
    },
    idle: () => queue.idle(),
  }
}

interface Parts {
  context: IngestContext
  directory: DeviceDirectory
  factsKeeper: PayloadFactsKeeper
  queue: WriteQueue
  revise: boolean
  also: TakeOptions['also']
}

async function takeIn(
  { context, directory, factsKeeper, queue, revise, also }: Parts,
  decoded: Decoded,
  sender: Sender,
  receivedAt: number,
): Promise<IngestResult> {
  refuseIssues(decoded)
  refuseOtherDevices(decoded, sender)
  // Before rows are created for devices whose readings would be refused.
  queue.refuseWhenFull()
  const payload = await mapped(directory, decoded)
  const { settled, keys } = await settle(directory, payload, sender, receivedAt)
  const { measurements } = context.store
  const ruled = await ruleLimits(context.store.db, settled.readings)
  const unrepeated = await dropRepeats(context.store.db, ruled, {
    receivedAt,
    windowMs: decoded.repeatWindowMs,
  })
  const { readings, conflicts: ofPayload } = oneOfEachTime(unrepeated)
  const batch = {
    dataPoints: readings.map(({ series }) => keys.get(series.dataPointId) ?? 0),
    times: readings.map(({ ts }) => ts),
    values: readings.map(({ value }) => value),
    flags: readings.map(({ flags }) => flags),
  }
  const isNew =
    readings.length === 0
      ? []
      : also === undefined
        ? await queue.write(batch)
        : await measurements.insert(batch, (tx, areNew) => also(tx, addedOf(batch, areNew)))
  await factsKeeper.keep(payload.facts, receivedAt)
  await recordStatedIntervals(context.store.db, directory, decoded, settled)
  // The zone in the map of an old file says nothing about the device of today.
  if (!isImport(sender)) await recordStatedZones(context, directory, decoded)
  const added = readings.filter((_, index) => isNew[index] === true)
  const late = readings.filter((_, index) => isNew[index] !== true)
  const author = revise ? (sender.author ?? OWN_AUTHOR) : null
  const known =
    late.length === 0
      ? { conflicts: [], revised: [] }
      : await compareWithStored(measurements, late, keys, author)
  const conflicts = [...ofPayload, ...known.conflicts]
  const changed = [...added, ...known.revised]
  if (changed.length > 0) {
    context.bus.publish(announcements(await rejectedNow(measurements, changed, keys)))
  }
  return {
    accepted: added.length,
    duplicates: settled.readings.length - changed.length - conflicts.length,
    conflicts: conflicts.length,
    conflicting: conflicts.slice(0, LISTED_MAX).map(listedConflict),
    revised: known.revised.length,
    unmapped: settled.series
      .filter(({ isMapped }) => !isMapped)
      .slice(0, LISTED_MAX)
      .map(({ dataPointId }) => dataPointId),
    skipped: payload.skipped,
    remarks: [...payload.remarks, ...settled.remarks].slice(0, LISTED_MAX),
  }
}

const isImport = ({ author = '' }: Sender): boolean => author.startsWith('import:')

/** The readings of a payload, with the keys of their data points, which exist from then on. */
async function settle(
  directory: DeviceDirectory,
  payload: Decoded,
  sender: Sender,
  receivedAt: number,
): Promise<{ settled: SettledPayload; keys: ReadonlyMap<string, number> }> {
  const nodeIds = [...new Set(payload.devices.map(({ serial }) => nodeIdOf(serial)))]
  const unitOf = await directory.unitsOf(nodeIds)
  const referenceOf = await referencesOf(directory, payload, nodeIds, sender)
  const settled = settleReadings(payload, receivedAt, unitOf, referenceOf)
  const keys = await directory.ensure(settled.series, payload.devices, sender)
  const added = settled.series.filter(
    ({ isMapped, unit, nodeId, dataPointId }) =>
      !isMapped && unit !== '' && unitOf(nodeId, dataPointId) === undefined,
  )
  if (added.length === 0) return { settled, keys }
  // Another post may have created one of them meanwhile, in another unit.
  const unitNow = await directory.unitsOf(nodeIds)
  const isOvertaken = added.some(
    ({ nodeId, dataPointId, unit }) => unitNow(nodeId, dataPointId) !== unit,
  )
  if (!isOvertaken) return { settled, keys }
  const again = settleReadings(payload, receivedAt, unitNow, referenceOf)
  return {
    settled: again,
    keys: await directory.ensure(again.series, payload.devices, sender),
  }
}

/** A payload with the field mappings of its devices applied. */
async function mapped(directory: DeviceDirectory, decoded: Decoded): Promise<Decoded> {
  const serials = new Set(decoded.readings.filter(isMappable).map(({ serial }) => serial))
  if (serials.size === 0) return decoded
  return mapFields(decoded, await directory.fieldsOf([...serials].map(nodeIdOf)))
}

const addedOf = (
  { dataPoints, times }: { dataPoints: readonly number[]; times: readonly number[] },
  isNew: readonly boolean[],
): AddedReading[] =>
  dataPoints.flatMap((dataPoint, at) =>
    isNew[at] === true ? [{ dataPoint, ts: times[at] ?? 0 }] : [],
  )

function refuseIssues({ issues: ofPayload, unreadable, readings }: Decoded): void {
  const issues = readings.length === 0 ? [...ofPayload, ...unreadable] : ofPayload
  const [first] = issues
  if (first === undefined) return
  const sentence = `At ${first.path}: expected ${first.expected}, got ${first.got}`
  throw apiError('VALIDATION_FAILED', { where: 'The payload', first: sentence }, issues)
}

function refuseOtherDevices({ devices, readings }: Decoded, { onlySerial }: Sender): void {
  if (onlySerial === undefined) return
  const other = [...devices, ...readings].find(({ serial }) => serial !== onlySerial)
  if (other !== undefined) throw apiError('DEVICE_KEY_OF_ANOTHER', { serial: other.serial })
}

function announcements(added: readonly SettledReading[]): NodeMeasurements[] {
  const byPoint = new Map<string, NodeMeasurements>()
  for (const { series, ts, value, flags } of added) {
    const { dataPointId, nodeId } = series
    const known = byPoint.get(dataPointId) ?? { nodeId, dataPointId, measurements: [] }
    known.measurements.push(toMeasurement(ts, value, flags))
    byPoint.set(dataPointId, known)
  }
  return [...byPoint.values()]
}
