import type { CityTime } from './cityTime.ts'
import type { Sound } from './sound.ts'
import type { Weather } from './weather.ts'
import type { Wind } from './wind.ts'

/** The air at a place; particles in µg/m³, gases in ppb, CO and CO2 in ppm. */
export interface Air extends Wind, Sound {
  pm1: number
  pm25: number
  pm10: number
  tsp: number
  no2: number
  no: number
  o3: number
  so2: number
  co: number
  co2: number
  voc: number
  hcho: number
  /** °C */
  temperature: number
  /** % */
  humidity: number
  /** hPa */
  pressure: number
  /** mm/h */
  rain: number
}

/** Everything that the air at a place depends on at a given time. */
export interface Moment {
  ts: number
  time: CityTime
  weather: Weather
}

export type AirOf = (moment: Moment) => Air

/** Relative humidity in % of temperature and dew point in °C (Magnus formula, WMO constants). */
export function relativeHumidity(temperature: number, dewPoint: number): number {
  const vapour = (celsius: number) => Math.exp((17.62 * celsius) / (243.12 + celsius))
  return Math.min(99.5, (100 * vapour(dewPoint)) / vapour(temperature))
}
