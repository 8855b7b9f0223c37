import { HOUR_MS, MINUTE_MS, normalizeDegrees } from '@airshed/domain'
import type { CityTime } from './cityTime.ts'
import { bell, clamp, randomAt, scatterAt, wanderAt } from './noise.ts'
import { occupancyAt, trafficAt } from './rhythm.ts'
import type { Site } from './sites.ts'
import type { Weather } from './weather.ts'

/** Everything that the air at a place depends on at one time. */
export interface Scene {
  ts: number
  time: CityTime
  weather: Weather
  site: Site
  /** Of the place: gives it wanderings of its own. */
  seed: number
}

/** The air at a place; particles in µg/m³, gases in ppb, CO and CO2 in ppm, sound in dB(A). */
export interface Air {
  pm1: number
  pm25: number
  pm10: number
  no2: number
  no: number
  o3: number
  so2: number
  co: number
  co2: number
  voc: number
  hcho: number
  temperature: number
  humidity: number
  pressure: number
  windSpeed: number
  windDirection: number
  gust: number
  rain: number
  laeq: number
}

/** Outdoor or indoor air, by the site. */
export function airAt(scene: Scene): Air {
  const outdoor = outdoorAir(scene)
  return scene.site.occupancy === null ? outdoor : indoorAir(scene, outdoor)
}

function outdoorAir({ ts, time, weather, site, seed }: Scene): Air {
  const traffic = trafficAt(time) * site.traffic
  const trap = 0.45 + weather.stagnation
  const local = 1 + 0.14 * wanderAt(seed, ts, 5 * HOUR_MS)
  const washed = 1 / (1 + 0.35 * weather.rain)
  const berthed = site.ships * clamp(wanderAt(seed + 1, ts, 11 * HOUR_MS) + 0.3, 0, 1)
  const atWork = site.dust > 0.9 && !time.isWeekend ? bell(time.hour - 13, 4.2) : 0
  const plume = atWork * plumeAt(seed, ts)

  const background = 3.8 + 10 * weather.stagnation + 30 * weather.haze
  const fine = (background + 14 * traffic * trap + 6 * berthed + 12 * plume) * local * washed
  const stirred = site.dust * (2.5 + 1.6 * weather.windSpeed + 26 * atWork + 90 * plume)
  const coarse = (3 + 7 * traffic + stirred) * washed * (1 - 0.4 * (weather.humidity / 100))
  const no2 = (4 + 34 * traffic * trap + 7 * berthed) * local
  const windSpeed = gusty(weather.windSpeed * site.exposure, seed, ts, 0.18)
  return {
    pm1: fine * 0.66,
    pm25: fine,
    pm10: fine + coarse,
    no2,
    no: no2 * (0.25 + 0.9 * traffic),
    o3: Math.max(1, 33 + 24 * weather.sun - 0.55 * no2 - 9 * weather.stagnation),
    so2: 0.8 + 5.5 * berthed * local + 1.2 * weather.haze,
    co: 0.16 + 0.62 * traffic * trap * local,
    co2: 421 + 24 * weather.stagnation + 22 * traffic,
    voc: 40 + 70 * traffic * trap,
    hcho: 3 + 4 * weather.sun,
    temperature: weather.temperature + 0.5 * wanderAt(seed + 2, ts, 7 * HOUR_MS) + 0.8 * traffic,
    humidity: clamp(weather.humidity + 2.5 * wanderAt(seed + 3, ts, 6 * HOUR_MS), 15, 99),
    pressure: weather.pressure,
    windSpeed,
    windDirection: normalizeDegrees(
      weather.windDirection + (28 / (0.6 + weather.windSpeed)) * scatterAt(seed + 4, ts),
    ),
    gust: windSpeed * (1.35 + 0.3 * randomAt(seed + 5, Math.floor(ts / 1000))),
    rain: weather.rain,
    laeq: site.quiet + 21 * Math.sqrt(traffic) + 9 * plume + 4 * berthed + 0.9 * weather.windSpeed,
  }
}

/** Rooms follow the outdoor air damped, and their people with a lag: the mean of the last hour. */
function indoorAir(scene: Scene, outdoor: Air): Air {
  const { ts, time, site, seed, weather } = scene
  const people = presence(scene)
  const airing = 0.8 + 0.35 * wanderAt(seed + 6, ts, 26 * HOUR_MS)
  const cooking = site.occupancy === 'home' ? mealAt(seed, time) : 0
  const room = 21.3 + 0.09 * (weather.temperature - 15)
  return {
    ...outdoor,
    pm1: outdoor.pm1 * 0.42 + 12 * cooking,
    pm25: outdoor.pm25 * 0.4 + 1.5 * people + 22 * cooking,
    pm10: outdoor.pm10 * 0.26 + 9 * people + 26 * cooking,
    co2: 436 + (890 * people) / (0.75 + airing) + 14 * wanderAt(seed + 7, ts, HOUR_MS),
    voc: 95 + 230 * people + 380 * cooking + 30 * wanderAt(seed + 8, ts, 3 * HOUR_MS),
    hcho: 13 + 5 * wanderAt(seed + 9, ts, 20 * HOUR_MS) + 6 * (1 - airing),
    temperature: room + 1.7 * people + 0.9 * cooking + 0.4 * wanderAt(seed + 2, ts, 5 * HOUR_MS),
    humidity: clamp(38 + 0.18 * weather.humidity - 5 + 5 * people + 8 * cooking, 20, 80),
    windSpeed: 0,
    gust: 0,
    rain: 0,
    laeq: site.quiet + 22 * people + 12 * cooking,
  }
}

function presence({ time, site }: Scene): number {
  const { occupancy } = site
  if (occupancy === null) return 0
  let sum = 0
  for (const lag of [0, 0.25, 0.5, 0.75, 1]) {
    sum += occupancyAt(occupancy, { ...time, hour: (time.hour - lag + 24) % 24 })
  }
  return sum / 5
}

/** Smoke and steam of a meal, most evenings. */
function mealAt(seed: number, { hour, day, isWeekend }: CityTime): number {
  const evening = randomAt(seed + 10, day) < 0.8 ? bell(hour - 19.3 - randomAt(seed, day), 0.5) : 0
  return evening + (isWeekend ? 0.6 * bell(hour - 13, 0.5) : 0)
}

/** Dust of single loads: in each quarter of an hour one may come, for some minutes. */
function plumeAt(seed: number, ts: number): number {
  const slot = Math.floor(ts / (15 * MINUTE_MS))
  if (randomAt(seed + 11, slot) > 0.22) return 0
  const centre = (slot + 0.25 + 0.5 * randomAt(seed + 12, slot)) * 15 * MINUTE_MS
  return bell(ts - centre, 3 * MINUTE_MS) * (0.4 + 0.6 * randomAt(seed + 13, slot))
}

function gusty(speed: number, seed: number, ts: number, share: number): number {
  const swing = wanderAt(seed + 14, ts, 11 * MINUTE_MS) + scatterAt(seed + 15, ts)
  return Math.max(0, speed * (1 + share * swing))
}
