import { useNavigation } from '@airshed/kit'
import { useEffect, useEffectEvent, useState } from 'react'
import { turnMs, type Rotation } from './wallSettings.ts'

/**
 * Turns the screens of a dashboard on a wall, and after the last one goes on to the next dashboard,
 * or back to the first screen.
 *
 * @returns the screen that is shown, from 0, and the function that shows another
 */
export function useTurns(
  pageCount: number,
  rotation: Rotation | null,
): [page: number, show: (page: number) => void] {
  const { go } = useNavigation()
  const [turned, show] = useState(0)
  const page = Math.min(turned, pageCount - 1)
  const turn = useEffectEvent(() => {
    if (page < pageCount - 1) show(page + 1)
    else if (rotation === null) show(0)
    else {
      const { nextId } = rotation
      go({ to: 'dashboard', dashboardId: nextId }, { replace: true, keepSearch: true })
    }
  })
  const stays = rotation === null && pageCount <= 1
  const everyMs = turnMs(rotation, pageCount)
  useEffect(() => {
    if (stays) return undefined
    const timer = setTimeout(turn, everyMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each screen has its whole time, also one that somebody chose
  }, [stays, everyMs, page])
  return [page, show]
}
