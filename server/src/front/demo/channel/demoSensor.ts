import type { Instrument } from '../fleet/instruments.ts'

type Settings = Readonly<Record<string, unknown>>

interface Refusal {
  name: string
  reason: string
  sensor: string
}

/** Auto-zero intervals shorter than this wear out the valve of the simulated instrument, min. */
const AUTO_ZERO_MIN = 30

/** The settings with which the instruments of the fleet were delivered, by their drivers. */
const DELIVERED: Readonly<Record<string, Settings>> = {
  'dust-trak': {
    profiles: ['factory', 'ambient', 'custom'],
    profile: 'ambient',
    pm_microgram: 1,
    flow_calibration: 1,
    auto_zero: 60,
    stel: { pm1: null, pm25: null, pm4: null, pm10: null, total: null },
  },
}

/** What an instrument reported when it was set up; nothing if it only sends readings. */
export function deliveredSensorSettings({ sensor }: Instrument): Settings {
  const own = DELIVERED[sensor.name]
  return own === undefined ? {} : { enabled: 1, debug: 0, ...own }
}

/** How a simulated sensor responds to requested settings. @param id its connection */
export function applySensorSettings(
  id: string,
  asked: Settings,
): { settings: Record<string, unknown>; refused: Refusal[] } {
  const refused = Object.entries(asked).flatMap(([name, value]) => {
    const reason = refusalOf(name, value)
    return reason === null ? [] : [{ name, reason, sensor: id }]
  })
  const names = new Set(refused.map(({ name }) => name))
  return {
    settings: Object.fromEntries(Object.entries(asked).filter(([name]) => !names.has(name))),
    refused,
  }
}

function refusalOf(name: string, value: unknown): string | null {
  const isTooOften =
    name === 'auto_zero' && typeof value === 'number' && value > 0 && value < AUTO_ZERO_MIN
  return isTooOften ? `Shortest auto-zero interval: ${AUTO_ZERO_MIN} min` : null
}
