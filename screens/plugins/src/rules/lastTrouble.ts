import type { PluginEvent } from '@airshed/console-kit'

/** Events in which a console had to act against a plugin. */
const TROUBLES: readonly PluginEvent['kind'][] = ['failed', 'stopped', 'overreached']
/** Older problems are history: 7 days. */
export const TROUBLE_SHOWN_MS = 7 * 86_400_000

/**
 * The last time that the version in use failed, was stopped or asked for more than it may. Events of other
 * versions do not count: those were decided about.
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
