import type { Keeper } from '@airshed/kit/provider'

/** Number of visits with a stop after which this browser no longer starts a version. */
export const MAX_STOPPED_VISITS = 3
/** How long a stop counts, ms: 24 hours. */
export const STOP_COUNTS_MS = 86_400_000

/** One version of a plugin in one organization. */
export interface StoppedPlugin {
  id: string
  version: string
  organizationId: string
}

/** This browser's record of stopped plugins, for one user, across visits. */
export interface KeptStops {
  /** Whether it was stopped so often that it is not started automatically. */
  isSwitchedOff(plugin: StoppedPlugin): boolean
  /** Counts a stop, at most one per plugin and visit. @returns whether this switches it off */
  add(plugin: StoppedPlugin): boolean
  /** The user requested a retry. */
  forget(plugin: StoppedPlugin): void
}

const keyOf = ({ organizationId, id, version }: StoppedPlugin): string =>
  `plugin-stops.${organizationId}.${id}@${version}`

/**
 * @param counted the stops counted in this visit: the same set for the whole page
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
