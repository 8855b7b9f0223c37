import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@airshed/domain'
import { relativeHumidity, type AirOf } from './air.ts'
import { clamp } from './noise.ts'
import { createPlumes } from './plumes.ts'
import { siteWorkAt, trafficAt } from './rhythm.ts'
import type { Site } from './sites.ts'
import { soundOf } from './sound.ts'
import { createTurbulence } from './turbulence.ts'
import type { Weather } from './weather.ts'
import { windOf } from './wind.ts'

/** A cloud of dust over a building site. */
interface DustCloud {
  /** ms UTC */
  from: number
  to: number
}

interface OutdoorOptions {
  /** Seeds the noise of the place. */
  place: string
  site: Site
  /** Its instruments report the mean over this time. */
  averagingMs: number
  /** Default: only the dust that the work stirs up. */
  cloud?: DustCloud | null
  /** Distance to the ships' funnels, m to the west. Default: too far to matter. */
  fromHarbourM?: number
}

/** At this distance a third of the funnels' emissions is left. */
const FUNNELS_REACH_M = 2_500
const CLOUD_SLOPE_MS = 4 * MINUTE_MS
const CLOUD_PM10 = 135

/**
 * Outdoor air: the background of the region, what the traffic of the hour adds, trapped by still air and
 * blown away by wind, and single plumes of trucks, ships and work.
 */
export function outdoorAirOf(options: OutdoorOptions): AirOf {
  const {
    place,
    site,
    averagingMs,
    cloud = null,
    fromHarbourM = Number.POSITIVE_INFINITY,
  } = options
  const wander = (name: string, longestMs: number, shortestMs: number, smoothness?: number) =>
    createTurbulence(`${place} ${name}`, { longestMs, shortestMs, averagingMs, smoothness })
  const passing = (name: string, slotMs: number, riseMs: number, decayMs: number) =>
    createPlumes(`${place} ${name}`, { slotMs, riseMs, decayMs, averagingMs })

  const eddies = wander('eddies', 55 * MINUTE_MS, 40 * SECOND_MS)
  const flow = wander('flow of traffic', 35 * MINUTE_MS, MINUTE_MS, 0.4)
  const dust = wander('dust', 40 * MINUTE_MS, 40 * SECOND_MS, 0.4)
  const grain = wander('grain', 5 * HOUR_MS, 4 * MINUTE_MS)
  const warmth = wander('warmth', 4 * HOUR_MS, 3 * MINUTE_MS)
  const berths = wander('berths', 13 * HOUR_MS, HOUR_MS, 1)
  const shreds = wander('shreds of plumes', 3 * MINUTE_MS, 15 * SECOND_MS, 0.3)
  const trucks = passing('trucks', 6 * MINUTE_MS, 25 * SECOND_MS, 75 * SECOND_MS)
  const loads = passing('loads', 11 * MINUTE_MS, MINUTE_MS, 3 * MINUTE_MS)
  const funnels = passing('funnels', 50 * MINUTE_MS, 3 * MINUTE_MS, 9 * MINUTE_MS)
  const wind = windOf(place, site.exposure, averagingMs)
  const sound = soundOf(place, site, averagingMs)
  const chimneys = wander('chimneys', 9 * HOUR_MS, 20 * MINUTE_MS)
  const ferries = wander('funnels from afar', 3 * HOUR_MS, 5 * MINUTE_MS)
  const reached = Math.exp(-fromHarbourM / FUNNELS_REACH_M)

  /** ppb: ships at berth, ships whose smoke the west wind brings, chimneys, a little of the traffic. */
  const sulphur = (ts: number, weather: Weather, ship: number, exhaust: number): number => {
    const west = clamp(-weather.windEast / 3, 0, 1)
    const brought = 7 * reached * west * Math.exp(0.5 * ferries(ts)) * (1 - site.ships)
    const heating = 0.35 * Math.exp(0.5 * chimneys(ts)) * weather.trapping * (0.3 + site.traffic)
    return 0.3 + 5.5 * ship + brought + heating + 0.35 * exhaust + 0.02 * weather.background
  }

  return ({ ts, time, weather }) => {
    const { sun, trapping, rain } = weather
    const usual = trafficAt(time) * site.traffic
    const traffic = usual * Math.exp(0.16 * flow(ts))
    const eddy = eddies(ts)
    const local = Math.exp(0.16 * eddy)
    const exhaust = traffic * trapping * local
    const torn = Math.exp(0.22 * shreds(ts))
    const truck =
      usual < 0.02 ? 0 : trucks(ts, 0.03 + 0.72 * usual) * torn * Math.sqrt(site.traffic)
    const work = site.works * siteWorkAt(time)
    const load = work === 0 ? 0 : loads(ts, 0.6 * work) * torn
    const berthed = site.ships * clamp(0.4 + 0.6 * berths(ts), 0, 1)
    const ship = berthed * (0.3 + funnels(ts, 0.5)) * trapping * local
    const cloudDust = cloud === null ? 0 : CLOUD_PM10 * cloudAt(cloud, ts)

    const moving = wind(ts, weather)
    const washed = 1 / (1 + 0.35 * rain)
    const fine =
      (weather.background * Math.exp(0.07 * eddy) + 7 * exhaust + 4 * ship) * washed +
      (6 * truck + 7 * load) * washed +
      0.12 * cloudDust
    const stirred =
      site.dust * (3 + 0.22 * moving.windSpeed ** 2 + 14 * traffic) + 16 * work + 0.7 * cloudDust
    const coarse =
      (4.5 + stirred) * Math.exp(0.22 * dust(ts)) * washed * (1.15 - weather.sun * 0.1) +
      (11 * truck * site.dust + 62 * load) * washed +
      0.18 * cloudDust
    const no2 = 3 + (19 * exhaust + 5 * ship + 6 * truck) * (0.9 + 0.1 * local)
    const temperature =
      weather.temperature + 0.25 * warmth(ts) * (0.4 + sun) + 0.7 * site.traffic * (0.4 + usual)
    return {
      pm1: fine * (0.66 + 0.05 * grain(ts)),
      pm25: fine,
      pm10: fine + coarse,
      tsp: fine + coarse * (1.75 + 0.12 * grain(ts)),
      no2,
      no: 0.4 + (15 * exhaust * (0.6 + 0.5 * usual) + 16 * truck) * (1 - 0.4 * sun),
      o3: Math.max(0.8, 33 + 22 * sun - 0.62 * no2 - 11 * (trapping - 1) + 1.6 * grain(ts)),
      so2: sulphur(ts, weather, ship, exhaust),
      co: 0.14 + 0.3 * exhaust + 0.06 * truck,
      co2: 421 + 9 * (trapping - 0.6) + 14 * exhaust,
      voc: 40 + 45 * exhaust,
      hcho: 2.5 + 4 * sun,
      temperature,
      humidity: relativeHumidity(temperature, weather.dewPoint),
      pressure: weather.pressure,
      rain,
      ...moving,
      ...sound(ts, { traffic: clamp(traffic, 0, 1.3), work, windSpeed: moving.windSpeed }),
    }
  }
}

function cloudAt({ from, to }: DustCloud, ts: number): number {
  return clamp((ts - from) / CLOUD_SLOPE_MS, 0, 1) * clamp((to - ts) / CLOUD_SLOPE_MS, 0, 1)
}
