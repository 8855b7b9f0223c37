import type { FirmwareRollout } from '@airshed/console-kit'

/** How far a rollout is: devices that are where they should be, and all of them. */
export function rolloutProgress({ units, state }: Pick<FirmwareRollout, 'units' | 'state'>): {
  done: number
  total: number
} {
  const total = Object.values(units).reduce((sum, count) => sum + count, 0)
  const goesBack = state === 'rolling_back' || state === 'rolled_back'
  return { done: goesBack ? units.rolled_back : units.updated, total }
}
