import type { PluginIntl } from '@airshed/kit'
import type { ReactNode } from 'react'
import type { DashboardParams } from '../params.ts'
import type { PageRange } from '../range/usePageRange.ts'
import { useWallPulse, type WallMemory } from './useWallPulse.ts'
import { WallBar } from './WallBar.tsx'
import { rotationOf } from './wallSettings.ts'

export interface WallProps {
  title: string
  params: DashboardParams
  range: Pick<PageRange, 'isLive' | 'refreshMs'>
  memory: WallMemory
  intl: PluginIntl
  children: ReactNode
}

/** A dashboard alone on a screen; it loses its colours when its data are stale. */
export function Wall({ title, params, range, memory, intl, children }: WallProps) {
  const paceMs = range.isLive ? 0 : range.refreshMs
  const pulse = useWallPulse(paceMs, memory)
  return (
    <div className="dashboard-wall" data-still={pulse.standsStill}>
      <WallBar
        isLive={paceMs !== null}
        title={title}
        pulse={pulse}
        rotation={rotationOf(params)}
        intl={intl}
      />
      <div className="dashboard-region">{children}</div>
    </div>
  )
}
