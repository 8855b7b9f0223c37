import { useNavigation } from '@airshed/kit'
import { useEffect, useEffectEvent } from 'react'
import type { Rotation } from './wallSettings.ts'

/** Opens the next dashboard of a wall when it is due. */
export function useRotation(rotation: Rotation | null): void {
  const { go } = useNavigation()
  const goOn = useEffectEvent((dashboardId: string) =>
    go({ to: 'dashboard', dashboardId }, { replace: true, keepSearch: true }),
  )
  const { nextId, everyMs } = rotation ?? { nextId: null, everyMs: 0 }
  useEffect(() => {
    if (nextId === null) return undefined
    const timer = setTimeout(() => goOn(nextId), everyMs)
    return () => clearTimeout(timer)
  }, [nextId, everyMs])
}
