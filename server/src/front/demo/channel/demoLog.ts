import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@airshed/domain'
import { DEBUG_LEVELS, type DebugLevel, type SentDebugLine } from '@airshed/schemas'
import type { DemoNode } from '../fleet/fleet.ts'
import { randomAt, seedOf } from '../simulation/noise.ts'
import type { DemoSettings } from './demoDevice.ts'

/** A recurring task of the demo firmware. */
interface Routine {
  level: DebugLevel
  tag: string
  everyMs: number
  /** @param share a number from 0 to below 1, another one each time */
  message: (share: number) => string
}

const ROUTINES: readonly Routine[] = [
  {
    level: 'error',
    tag: 'card',
    everyMs: 6 * HOUR_MS,
    message: (share) => `write took ${Math.round(1200 + 1800 * share)} ms, done on the second try`,
  },
  {
    level: 'warn',
    tag: 'clock',
    everyMs: HOUR_MS,
    message: (share) => `corrected by ${Math.round(400 * share - 200)} ms`,
  },
  {
    level: 'info',
    tag: 'sampler',
    everyMs: MINUTE_MS,
    message: (share) => `cycle finished in ${Math.round(380 + 90 * share)} ms`,
  },
  {
    level: 'info',
    tag: 'net',
    everyMs: 5 * MINUTE_MS,
    message: (share) => `${Math.round(9 + 12 * share)} readings delivered`,
  },
  {
    level: 'debug',
    tag: 'net',
    everyMs: 30 * SECOND_MS,
    message: (share) => `server answered after ${Math.round(60 + 180 * share)} ms`,
  },
  {
    level: 'debug',
    tag: 'power',
    everyMs: 20 * SECOND_MS,
    message: (share) => `drawing ${Math.round(180 + 140 * share)} mA`,
  },
  {
    level: 'trace',
    tag: 'bus',
    everyMs: 5 * SECOND_MS,
    message: (share) => `port 1: ${Math.round(24 + 40 * share)} bytes read`,
  },
]

/**
 * What a device of the demo logs after one time and up to another, ms UTC, filtered by its settings: up
 * to their level, and only their tags if they name any.
 */
export function demoLogBetween(
  { serial }: DemoNode,
  settings: DemoSettings,
  from: number,
  to: number,
): SentDebugLine[] {
  const level = Number(settings['debug_level'] ?? 0)
  const tags = Array.isArray(settings['debug_tags']) ? settings['debug_tags'] : []
  return ROUTINES.filter(
    (routine) =>
      DEBUG_LEVELS.indexOf(routine.level) <= level &&
      (tags.length === 0 || tags.includes(routine.tag)),
  )
    .flatMap(({ tag, everyMs, message }) => {
      const seed = seedOf(`${serial} ${tag} ${everyMs}`)
      const phaseMs = Math.floor(randomAt(seed, 0) * everyMs)
      const first = Math.floor((from - phaseMs) / everyMs) + 1
      const last = Math.floor((to - phaseMs) / everyMs)
      return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => ({
        ts: (first + index) * everyMs + phaseMs,
        tag,
        message: message(randomAt(seed, first + index)),
      }))
    })
    .toSorted((a, b) => a.ts - b.ts)
}
