import type { Keeper } from '@airshed/kit/provider'

/** Visits in which a version was stopped, until this browser starts it no more. */
export const MAX_STOPPED_VISITS = 3
/** A stop counts for so long, ms: 24 hours. */
export const STOP_COUNTS_MS = 86_400_000

/** One version of a plugin in one organization. */
export interface StoppedPlugin {
  id: string
  version: string
  organizationId: string
}

/** What this browser remembers about plugins that were stopped, for one user, across visits. */
export interface KeptStops {
  /** Whether it was stopped so often that it is not started by itself. */
  isSwitchedOff(plugin: StoppedPlugin): boolean
  /** Counts a stop: one of a plugin for each visit. @returns whether it is switched off by it */
  add(plugin: StoppedPlugin): boolean
  /** A person wants it tried again. */
  forget(plugin: StoppedPlugin): void
}

const keyOf = ({ organizationId, id, version }: StoppedPlugin): string =>
  `plugin-stops.${organizationId}.${id}@${version}`

/**
 * @param counted what was counted in this visit: the same set for the whole page
 * @param now ms UTC
 */
export function createKeptStops(
  keeper: Keeper,
  counted: Set<string>,
  now: () => number,
): KeptStops {
  const timesOf = (plugin: StoppedPlugin): number[] =>
    (keeper.get(keyOf(plugin)) ?? '')
      .split(' ')
      .map(Number)
      .filter((time) => time > now() - STOP_COUNTS_MS)
  const isSwitchedOff = (plugin: StoppedPlugin) => timesOf(plugin).length >= MAX_STOPPED_VISITS
  return {
    isSwitchedOff,
    add(plugin) {
      const key = keyOf(plugin)
      if (counted.has(key)) return false
      counted.add(key)
      keeper.set(key, [...timesOf(plugin), now()].join(' '))
      return isSwitchedOff(plugin)
    },
    forget(plugin) {
      counted.delete(keyOf(plugin))
      keeper.set(keyOf(plugin), null)
    },
  }
}
