import type { PluginEvent } from '@airshed/console-kit'

/** What a console had to do about a plugin. */
const TROUBLES: readonly PluginEvent['kind'][] = ['failed', 'stopped', 'overreached']
/** Older trouble is history: 7 days. */
export const TROUBLE_SHOWN_MS = 7 * 86_400_000

/**
 * The last time that a plugin failed, was stopped or asked for more than it may, in the version in
 * use: what another version did was decided about.
 *
 * @param events newest first
 * @param now ms UTC
 */
export function lastTrouble(
  events: readonly PluginEvent[],
  currentVersion: string | null,
  now: number,
): PluginEvent | undefined {
  return events.find(
    ({ kind, version, time }) =>
      TROUBLES.includes(kind) && version === currentVersion && now - time <= TROUBLE_SHOWN_MS,
  )
}
