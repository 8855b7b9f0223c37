import { DAY_MS, HOUR_MS, MINUTE_MS } from '@airshed/domain'
import { cityTimeAt } from './cityTime.ts'
import { createDaily } from './daily.ts'
import { bell, clamp } from './noise.ts'
import { createTurbulence } from './turbulence.ts'

/** The weather over the whole city. */
export interface Weather {
  /** °C */
  temperature: number
  /** °C */
  dewPoint: number
  /** hPa */
  pressure: number
  /** m/s, the part of the wind that comes from the east. */
  windEast: number
  /** m/s, the part of the wind that comes from the north. */
  windNorth: number
  /** mm/h */
  rain: number
  /** 0 at night, 1 at a clear noon in summer. */
  sun: number
  /** How much denser than usual exhaust is: 0.4 in a storm, 2.2 in still night air. */
  trapping: number
  /** Background of fine particles over the whole region, µg/m³. */
  background: number
}

const STEP_MS = MINUTE_MS
const STEPS = DAY_MS / STEP_MS

const wander = (name: string, longestMs: number, shortestMs: number, smoothness?: number) =>
  createTurbulence(`weather ${name}`, { longestMs, shortestMs, smoothness })

const fronts = wander('fronts', 3 * DAY_MS, 4 * HOUR_MS)
const clouds = wander('clouds', 11 * HOUR_MS, 8 * MINUTE_MS)
const eddies = wander('eddies', 2 * HOUR_MS, 4 * MINUTE_MS)
const moisture = wander('moisture', 60 * HOUR_MS, 20 * MINUTE_MS)
const lows = wander('lows', 5 * DAY_MS, 5 * HOUR_MS, 1)
const gales = wander('gales', 34 * HOUR_MS, 15 * MINUTE_MS)
const turning = wander('turning', 3 * DAY_MS, 20 * MINUTE_MS, 0.7)
const wetness = wander('wetness', 15 * HOUR_MS, 9 * MINUTE_MS)
const smoke = wander('smoke', 60 * HOUR_MS, 2 * HOUR_MS, 0.8)
const region = wander('region', 9 * HOUR_MS, 6 * MINUTE_MS)

const days = createDaily((startsAt) =>
  Array.from({ length: STEPS + 1 }, (_, step) => weatherOf(startsAt + step * STEP_MS)),
)

/** The weather at a time, ms UTC: computed per minute and interpolated linearly. */
export function weatherAt(ts: number): Weather {
  const day = days(ts)
  const at = (ts - Math.floor(ts / DAY_MS) * DAY_MS) / STEP_MS
  const step = Math.floor(at)
  const from = day[step]
  const to = day[step + 1]
  if (from === undefined || to === undefined) return weatherOf(ts)
  const share = at - step
  const mix = (one: number, other: number) => one + (other - one) * share
  return {
    temperature: mix(from.temperature, to.temperature),
    dewPoint: mix(from.dewPoint, to.dewPoint),
    pressure: mix(from.pressure, to.pressure),
    windEast: mix(from.windEast, to.windEast),
    windNorth: mix(from.windNorth, to.windNorth),
    rain: mix(from.rain, to.rain),
    sun: mix(from.sun, to.sun),
    trapping: mix(from.trapping, to.trapping),
    background: mix(from.background, to.background),
  }
}

/**
 * A coastal city: fronts of two to four days, a sea breeze from the west on afternoons, still air in
 * many nights. Composed of smooth noise; it looks like weather and forecasts nothing.
 */
function weatherOf(ts: number): Weather {
  const { hour, yearShare } = cityTimeAt(ts)
  const season = -Math.cos((yearShare - 0.06) * 2 * Math.PI)
  const front = fronts(ts)
  const wet = wetness(ts)
  const cloud = clamp(0.4 + 0.28 * clouds(ts) + 0.16 * wet, 0, 1)
  const rain = 2.2 * Math.max(0, wet - 1.1) * (0.4 + cloud)
  const dayLength = 12.1 + 2.7 * season
  const noon = Math.max(0, Math.sin(((hour - 12.9) / dayLength + 0.5) * Math.PI))
  const sun = noon * (0.8 + 0.2 * season) * (1 - 0.75 * cloud)

  const daily = Math.cos(((hour - 15) / 24) * 2 * Math.PI) + 0.2 * Math.cos((hour - 14.5) * 0.5236)
  const temperature =
    15.3 +
    5.2 * season +
    1.9 * front +
    daily * (1.2 + 2.2 * (1 - cloud)) +
    0.3 * eddies(ts) * (0.25 + sun) -
    0.7 * Math.min(2, rain)
  const dry = 9 + 4.2 * season + 2 * moisture(ts) + 0.8 * front
  const soaked = clamp(rain, 0, 1)

  const { windEast, windNorth } = windOf(ts, hour, sun)
  const speed = Math.hypot(windEast, windNorth)
  const trapping = clamp(1.55 / (0.5 + 0.24 * speed + 0.6 * sun), 0.4, 2.2)
  const haze = clamp((smoke(ts) - 0.9) * 0.7, 0, 1)
  const brought = (2.6 + 3.4 * trapping + 26 * haze) * Math.exp(0.2 * region(ts))
  return {
    temperature,
    dewPoint: Math.min(temperature - 0.4, dry + (temperature - 1 - dry) * 0.7 * soaked),
    pressure: 1017 - 6 * lows(ts) - front + 0.7 * Math.cos((hour - 10) * 0.5236),
    windEast,
    windNorth,
    rain,
    sun,
    trapping,
    background: brought / (1 + 0.3 * rain),
  }
}

/** Hours from one time of day to another by the shorter way, -12 up to 12. */
const hoursFrom = (centre: number, hour: number) => ((hour - centre + 36) % 24) - 12

/** A wind aloft below this, m/s, does not reach the ground in the middle of the night. */
const LIGHT_WIND = 2.15

/** Large-scale wind of wandering direction, with a breeze from the sea by day, from land by night. */
function windOf(ts: number, hour: number, sun: number) {
  const night = bell(hoursFrom(3.5, hour), 4.5)
  const lull = 1 - 0.4 * night
  const aloft = 2.9 * Math.exp(0.5 * gales(ts)) * lull
  // In a light wind the cold air near the ground decouples from it; a strong wind mixes it.
  const held = 1 - night * clamp((LIGHT_WIND - aloft) / 1.2, 0, 1)
  const synoptic = aloft * held
  const from = (250 + 120 * turning(ts)) * (Math.PI / 180)
  const breeze =
    3 * bell(hoursFrom(15.5, hour), 3) * (0.25 + sun) - 0.6 * bell(hoursFrom(5, hour), 4) * held
  return {
    windEast: Math.sin(from) * synoptic - breeze,
    windNorth: Math.cos(from) * synoptic,
  }
}
