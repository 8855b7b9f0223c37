import { scheduleByTimer, type LiveChange, type Schedule } from '@airshed/data'
import { callName } from '@airshed/schemas/calls'
import { useEffect } from 'react'
import type { Services } from '../boot/services.ts'

/** Jitter of refetches in ms, as otherwise a thousand pages would all send requests at the same moment. */
const SPREAD_MS = 1_500

/** The start of every key of a list of devices; the schemas of the call itself are not loaded for it. */
const LISTED_DEVICES = ['nodes', callName({ method: 'GET', path: '/nodes' })]

/** Entities whose rows are outdated by a change of another entity. */
const ALSO_OUTDATED: ReadonlyMap<string, readonly string[]> = new Map([
  // Users whose organizations change may have other permissions than before.
  ['organizations', ['users']],
  // A user whose role changed sees other organizations than before.
  ['users', ['organizations']],
  // An accepted invitation makes its user a member.
  ['invitations', ['users', 'organizations']],
  // Channels count the alerts that are sent to them, and alerts name their channels.
  ['alerts', ['notification_channels']],
  ['notification_channels', ['alerts']],
  // Devices are no longer shared once a partnership ends, and the alerts of one side no longer follow those of the other.
  ['partnerships', ['nodes', 'alerts', 'data_points']],
])

type Needed = Pick<Services, 'live' | 'queryClient'> & {
  api: Pick<Services['api'], 'isOwnRequest'>
}

/**
 * Refetches what somebody else changed: queries of that entity's rows, lists of devices when the status of
 * one changes, and after a lost connection every active query.
 *
 * @param random from 0 up to 1; spreads the requests of many pages
 * @returns the function that stops it
 */
export function followChanges(
  { api, live, queryClient }: Needed,
  schedule: Schedule = scheduleByTimer,
  random: () => number = Math.random,
): () => void {
  const waiting = new Map<string, () => void>()
  const later = (key: string, run: () => void): void => {
    if (waiting.has(key)) return
    const cancel = schedule(() => {
      waiting.delete(key)
      run()
    }, random() * SPREAD_MS)
    waiting.set(key, cancel)
  }
  const stop = live.onChange((change: LiveChange) => {
    if (change.kind === 'missed') {
      later('', () => void queryClient.invalidateQueries())
      return
    }
    if (change.kind === 'status') {
      // Counts and the devices of widgets are refetched by the broker of their page.
      later(
        LISTED_DEVICES.join(),
        () => void queryClient.invalidateQueries({ queryKey: LISTED_DEVICES }),
      )
      return
    }
    if (change.requestId !== null && api.isOwnRequest(change.requestId)) return
    const { entity } = change
    for (const outdated of [...(ALSO_OUTDATED.get(entity) ?? []), entity]) {
      later(outdated, () => void queryClient.invalidateQueries({ queryKey: [outdated] }))
    }
  })
  return () => {
    stop()
    for (const cancel of waiting.values()) cancel()
    waiting.clear()
  }
}

/** {@link followChanges} for as long as the console is open. */
export function useLiveChanges(services: Services): void {
  useEffect(() => followChanges(services), [services])
}
