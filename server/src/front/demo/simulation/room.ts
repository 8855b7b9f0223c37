import { DAY_MS, HOUR_MS, MINUTE_MS } from '@airshed/domain'
import { cityTimeAt, type CityTime } from './cityTime.ts'
import { createDaily } from './daily.ts'
import { bell, randomAt, seedOf } from './noise.ts'
import { occupancyAt, type Occupancy } from './rhythm.ts'
import { createTurbulence } from './turbulence.ts'

/** What the occupants of a room do to its air. */
interface RoomState {
  /** Share of the room's occupants who are present. */
  people: number
  /** Above the outdoor level, ppm. */
  co2: number
  /** Vapours of people, cleaning and cooking, ppb. */
  voc: number
  /** Fine particles of cooking, µg/m³. */
  smoke: number
  /** Warmth of people and cooking, °C. */
  warmth: number
  /** Moisture of people and cooking, % of relative humidity. */
  moisture: number
}

const STEP_MS = 2 * MINUTE_MS
const STEPS = DAY_MS / STEP_MS
const STEP_HOURS = STEP_MS / HOUR_MS
/** Within this time the initial state of a room no longer matters. */
const WARM_UP_STEPS = (18 * HOUR_MS) / STEP_MS

/** CO2 emission of a full room, ppm per hour; 1150 for the others. */
const CO2_OF_PEOPLE: Partial<Record<Occupancy, number>> = { home: 520, meetings: 2100 }

const EMPTY: RoomState = { people: 0, co2: 0, voc: 0, smoke: 0, warmth: 0, moisture: 0 }

/**
 * A room as one well-mixed box: what people emit accumulates, and fresh air carries it away. Each day is
 * computed from the evening before it, so it is the same for every caller.
 */
export function createRoom(place: string, occupancy: Occupancy): (ts: number) => RoomState {
  const nextOf = roomStep(place, occupancy)
  const days = createDaily((startsAt) => {
    let state = EMPTY
    for (let step = -WARM_UP_STEPS; step < 0; step += 1) {
      state = nextOf(state, startsAt + step * STEP_MS)
    }
    const states = [state]
    for (let step = 0; step < STEPS; step += 1) {
      state = nextOf(state, startsAt + step * STEP_MS)
      states.push(state)
    }
    return states
  })
  return (ts) => {
    const at = (ts - Math.floor(ts / DAY_MS) * DAY_MS) / STEP_MS
    const step = Math.floor(at)
    const states = days(ts)
    return mix(states[step] ?? EMPTY, states[step + 1] ?? EMPTY, at - step)
  }
}

function roomStep(place: string, occupancy: Occupancy) {
  const seed = seedOf(`${place} room`)
  const coming = createTurbulence(`${place} coming and going`, {
    longestMs: 50 * MINUTE_MS,
    shortestMs: 6 * MINUTE_MS,
  })
  /** Air changes per hour with the windows closed. */
  const leak = 0.7 + 0.7 * randomAt(seed, 1)
  const crowd = 0.8 + 0.5 * randomAt(seed, 2)
  const isHome = occupancy === 'home'
  const exhaled = (CO2_OF_PEOPLE[occupancy] ?? 1150) * crowd

  return (before: RoomState, ts: number): RoomState => {
    const time = cityTimeAt(ts)
    const people = Math.max(0, occupancyAt(occupancy, time, seed) * (1 + 0.12 * coming(ts)))
    const cooking = isHome ? mealAt(seed, time) : 0
    const cleaning = isHome || time.isWeekend ? 0 : bell(time.hour - 18.7, 0.25)
    const airing = leak + 5 * windowAt(seed, ts, people) + (isHome ? 0 : 0.5 * people)
    // Moves toward the equilibrium of source and exchange; exact for a constant step.
    const towards = (value: number, source: number, exchange: number) =>
      value + (source / exchange - value) * (1 - Math.exp(-exchange * STEP_HOURS))
    return {
      people,
      co2: towards(before.co2, exhaled * people, airing),
      voc: towards(before.voc, 190 * people + 520 * cooking + 420 * cleaning, airing),
      smoke: towards(before.smoke, 75 * cooking, airing + 0.6),
      warmth: towards(before.warmth, 2.2 * people + 2 * cooking, 0.5 * airing + 0.6),
      moisture: towards(before.moisture, 6 * people + 14 * cooking, airing),
    }
  }
}

/** Occasionally a window is opened for a quarter of an hour, if anybody is present. */
function windowAt(seed: number, ts: number, people: number): number {
  const slot = Math.floor(ts / (1.5 * HOUR_MS))
  if (people < 0.3 || randomAt(seed + 20, slot) > 0.3) return 0
  const opensAt = (slot + 0.8 * randomAt(seed + 21, slot)) * 1.5 * HOUR_MS
  return ts >= opensAt && ts < opensAt + 15 * MINUTE_MS ? 1 : 0
}

/** The stove: most evenings, some mornings, and at noon on weekends; half an hour or less. */
function mealAt(seed: number, { hour, day, isWeekend }: CityTime): number {
  const shift = (randomAt(seed + 30, day) - 0.5) * 1.4
  const evening = randomAt(seed + 31, day) < 0.85 ? bell(hour - 19.6 - shift, 0.3) : 0
  const morning = randomAt(seed + 32, day) < 0.5 ? 0.35 * bell(hour - 7.4 - shift / 3, 0.15) : 0
  return evening + morning + (isWeekend ? 0.7 * bell(hour - 13 - shift / 2, 0.3) : 0)
}

function mix(from: RoomState, to: RoomState, share: number): RoomState {
  const between = (one: number, other: number) => one + (other - one) * share
  return {
    people: between(from.people, to.people),
    co2: between(from.co2, to.co2),
    voc: between(from.voc, to.voc),
    smoke: between(from.smoke, to.smoke),
    warmth: between(from.warmth, to.warmth),
    moisture: between(from.moisture, to.moisture),
  }
}
