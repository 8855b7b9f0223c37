import { compareAir, isAboveLimit, MINUTE_MS, statusRank, type PlaceAir } from '@airshed/domain'
import {
  AIR_NOW_NODES_MAX,
  AIR_QUALITY_NODES_MAX,
  type AirNow,
  type AirNowPlace,
} from '@airshed/schemas'
import { sql } from 'kysely'
import type { ServerContext } from '../../context.ts'
import type { Condition } from '../../storage/rows/visible.ts'
import { HeldPlaces } from './heldPlaces.ts'
import { gradedDevices } from './gradedDevices.ts'
import { placesNow, type PlaceNow } from './placeAir.ts'

/** Number of devices for each minute that places are kept, so that a large fleet takes a small part of the time. */
const DEVICES_A_MINUTE = 2_000
/** Devices are in use up to this rank: online, offline or in error, but not switched off. */
const LAST_RANK_IN_USE = statusRank('error')

const heldPlaces = () => new HeldPlaces(AIR_NOW_NODES_MAX)

/**
 * The air at all devices that meet the condition: the worst place, and how many are above their limit. Devices are
 * read in parts, which let other work run in between, and kept for a minute, in large fleets for up to five, for
 * everybody who may read them.
 *
 * @param callerId the caller, whose searches are serialized
 */
export async function findAirNow(
  context: ServerContext,
  visible: Condition,
  callerId: string,
): Promise<AirNow> {
  const found = new Tally()
  const held = context.memory.of(heldPlaces)
  const all = await devicesInUse(context, visible)
  const ids = all.slice(0, AIR_NOW_NODES_MAX)
  const heldMs = Math.max(1, Math.ceil(ids.length / DEVICES_A_MINUTE)) * MINUTE_MS
  for (let at = 0; at < ids.length; at += AIR_QUALITY_NODES_MAX) {
    const part = ids.slice(at, at + AIR_QUALITY_NODES_MAX)
    const now = context.clock()
    const known = new Map(part.flatMap((id) => held.of(id, now - heldMs)))
    const missing = part.filter((id) => !known.has(id))
    const places = await readPlaces(context, missing, callerId)
    for (const id of missing) held.hold(id, places.get(id) ?? null, now)
    for (const id of part) found.add(places.get(id) ?? known.get(id) ?? null)
  }
  return {
    time: context.clock(),
    ...found.counts(),
    is_complete: all.length === ids.length,
  }
}

/** Ids of the devices in use, one more than an answer is based on. */
async function devicesInUse({ store }: ServerContext, visible: Condition): Promise<string[]> {
  const rows = await store.db
    .selectFrom('nodes')
    .select('nodes.id')
    .where(visible)
    .where('nodes.status_rank', '<=', LAST_RANK_IN_USE)
    .orderBy('nodes.id')
    .limit(AIR_NOW_NODES_MAX + 1)
    .execute()
  return rows.map(({ id }) => id)
}

/** The air at devices that the caller is known to be able to read. */
async function readPlaces(context: ServerContext, nodeIds: readonly string[], callerId: string) {
  if (nodeIds.length === 0) return new Map<string, PlaceNow>()
  const devices = await gradedDevices(context.store.db, sql`true`, nodeIds)
  return placesNow(context, devices, callerId)
}

/** Counts places as they are read. */
class Tally {
  #worst: { air: PlaceAir; place: AirNowPlace } | null = null
  readonly #counts = { places: 0, judged: 0, above: 0, silent: 0, simulated: 0 }

  /** @param now null: the device is no place */
  add(now: PlaceNow | null): void {
    if (now === null) return
    this.#counts.places += 1
    if (now === 'silent') this.#counts.silent += 1
    else if (now.air !== null && now.place !== null) this.#grade(now.air, now.place)
  }

  #grade(air: PlaceAir, place: AirNowPlace): void {
    this.#counts.judged += 1
    this.#counts.above += Number(isAboveLimit(air))
    this.#counts.simulated += Number(place.is_simulated)
    if (this.#worst === null || compareAir(air, this.#worst.air) < 0) this.#worst = { air, place }
  }

  counts(): Omit<AirNow, 'time' | 'is_complete'> {
    return { worst: this.#worst?.place ?? null, ...this.#counts }
  }
}
