import type { DevicePlan } from './referenceWorld.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Lisbon changes its clocks on the fifth day, New York on the twelfth. */
export const START_MS = Date.UTC(2026, 9, 21)
/** In the middle of a step of each length. */
export const NOW_MS = Date.UTC(2026, 10, 3, 9, 23, 17)

/** Devices in four zones, some of which changed their reporting interval, one of which reports rarely. */
export const CHANGING_DEVICES: readonly DevicePlan[] = [
  {
    serial: '1C00NEWY',
    zone: 'America/New_York',
    intervals: [
      { fromMs: START_MS, intervalMs: 10 * MINUTE_MS },
      { fromMs: START_MS + 4 * DAY_MS + 7 * MINUTE_MS, intervalMs: MINUTE_MS },
      { fromMs: START_MS + 4 * DAY_MS + 5 * HOUR_MS, intervalMs: 15 * MINUTE_MS },
    ],
  },
  {
    serial: '1C00LISB',
    zone: 'Europe/Lisbon',
    intervals: [{ fromMs: START_MS + 11 * MINUTE_MS, intervalMs: 10 * MINUTE_MS }],
    jitterMs: 25_000,
    missing: 0.2,
  },
  {
    serial: '1C00KATH',
    zone: 'Asia/Kathmandu',
    intervals: [
      { fromMs: START_MS, intervalMs: HOUR_MS },
      { fromMs: START_MS + 6 * DAY_MS, intervalMs: 20 * MINUTE_MS },
    ],
    missing: 0.02,
  },
  {
    serial: '1C00RARE',
    zone: 'UTC',
    intervals: [{ fromMs: START_MS, intervalMs: 2 * HOUR_MS }],
    missing: 0.03,
  },
]

/** Speeds in m/s, one in twenty calm; directions; a pollutant. */
const wind = (degreesOf: (chance: number) => number): DevicePlan['points'] => [
  { kind: 'scalar', drawn: (chance) => (chance < 0.05 ? 0 : Math.round(80 * chance) / 10) },
  { kind: 'direction', drawn: degreesOf },
  { kind: 'scalar', drawn: (chance) => 90 * chance },
]

/** One that is paired as measured, one by means, and one with directions rounded to 10°. */
export const WIND_DEVICES: readonly DevicePlan[] = [
  {
    serial: '1C00BREE',
    zone: 'Europe/Lisbon',
    intervals: [{ fromMs: START_MS, intervalMs: 15 * MINUTE_MS }],
    points: wind((chance) => (3600 * chance ** 2) / 10),
    jitterMs: 9 * MINUTE_MS,
  },
  {
    serial: '1C00GUST',
    zone: 'America/New_York',
    intervals: [
      { fromMs: START_MS, intervalMs: 20 * MINUTE_MS },
      { fromMs: START_MS + 6 * DAY_MS, intervalMs: 5 * MINUTE_MS },
      { fromMs: START_MS + 9 * DAY_MS, intervalMs: 20 * MINUTE_MS },
    ],
    points: wind((chance) => (200 + 300 * chance) % 360),
  },
  {
    serial: '1C00TENS',
    zone: 'UTC',
    intervals: [{ fromMs: START_MS, intervalMs: 30 * MINUTE_MS }],
    points: wind((chance) => 10 * Math.floor(36 * Math.sqrt(chance))),
  },
]

/** More than a year of hours, including a fortnight in which hours are computed from readings. */
export const HOURLY_DEVICES: readonly DevicePlan[] = [
  {
    serial: '1C00YEAR',
    zone: 'Europe/Lisbon',
    intervals: [{ fromMs: Date.UTC(2025, 8, 20), intervalMs: HOUR_MS }],
    points: [{ kind: 'scalar' }, { kind: 'level' }],
    missing: 0.15,
  },
  {
    serial: '1C00NEWY',
    zone: 'America/New_York',
    intervals: [
      { fromMs: START_MS, intervalMs: 20 * MINUTE_MS },
      { fromMs: START_MS + 6 * DAY_MS, intervalMs: 10 * MINUTE_MS },
    ],
    points: [{ kind: 'scalar' }, { kind: 'level' }, { kind: 'index' }, { kind: 'boolean' }],
  },
  {
    serial: '1C00KATH',
    zone: 'Asia/Kathmandu',
    intervals: [{ fromMs: START_MS, intervalMs: 15 * MINUTE_MS }],
    points: [{ kind: 'scalar' }],
    missing: 0.2,
  },
  {
    serial: '1C00RARE',
    zone: 'UTC',
    intervals: [{ fromMs: START_MS, intervalMs: 2 * HOUR_MS }],
    points: [{ kind: 'scalar' }],
  },
]

/** Devices of pages: of all kinds, in the same place, elsewhere with a changed interval, and a mast. */
export const PAGE_DEVICES: readonly DevicePlan[] = [
  {
    serial: '1C00LISB',
    zone: 'Europe/Lisbon',
    intervals: [{ fromMs: START_MS, intervalMs: 15 * MINUTE_MS }],
    missing: 0.05,
  },
  {
    serial: '1C00PORT',
    zone: 'Europe/Lisbon',
    intervals: [{ fromMs: START_MS, intervalMs: 30 * MINUTE_MS }],
    points: [{ kind: 'scalar' }],
  },
  {
    serial: '1C00NEWY',
    zone: 'America/New_York',
    intervals: [
      { fromMs: START_MS, intervalMs: 20 * MINUTE_MS },
      { fromMs: START_MS + 8 * DAY_MS, intervalMs: 15 * MINUTE_MS },
    ],
    points: [{ kind: 'scalar' }, { kind: 'level' }, { kind: 'sum' }],
    missing: 0.05,
  },
  {
    serial: '1C00MAST',
    zone: 'UTC',
    intervals: [{ fromMs: START_MS, intervalMs: 30 * MINUTE_MS }],
    points: wind((chance) => (200 + 300 * chance) % 360),
  },
]
export const PAGE_SEED = 7_000
