import { useDashboardAhead } from '@airshed/console-kit'
import { useNavigation } from '@airshed/kit'
import { useEffect, useEffectEvent, useState } from 'react'
import { turnMs, type Rotation } from './wallSettings.ts'

/**
 * Rotates through the screens of a dashboard on a wall, and after the last one to the next dashboard, or
 * back to the first screen. If the next dashboard cannot be loaded, this one stays: an old picture with
 * its age is more useful than an error.
 *
 * @returns the index of the current screen, from 0, and a function that shows another one
 */
export function useTurns(
  pageCount: number,
  rotation: Rotation | null,
): [page: number, show: (page: number) => void] {
  const { go } = useNavigation()
  const loadAhead = useDashboardAhead()
  const [turned, show] = useState(0)
  const [stayed, stay] = useState(0)
  const page = Math.min(turned, pageCount - 1)
  const turn = useEffectEvent(async (isShown: () => boolean) => {
    if (page < pageCount - 1) return show(page + 1)
    if (rotation === null) return show(0)
    const { nextId } = rotation
    const isThere = await loadAhead(nextId)
    if (!isShown()) return undefined
    if (isThere) {
      return go({ to: 'dashboard', dashboardId: nextId }, { replace: true, keepSearch: true })
    }
    show(0)
    return stay((times) => times + 1)
  })
  const stays = rotation === null && pageCount <= 1
  const everyMs = turnMs(rotation, pageCount)
  useEffect(() => {
    if (stays) return undefined
    let isShown = true
    const timer = setTimeout(() => void turn(() => isShown), everyMs)
    return () => {
      isShown = false
      clearTimeout(timer)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each screen gets its full time, including one chosen by a user
  }, [stays, everyMs, page, stayed])
  return [page, show]
}
