import type { PluginIntl } from '@airshed/kit'
import type { ReactNode } from 'react'
import type { DashboardParams } from '../params.ts'
import { useWallPulse, type WallMemory } from './useWallPulse.ts'
import { WallBar } from './WallBar.tsx'
import { rotationOf } from './wallSettings.ts'

export interface WallProps {
  title: string
  params: DashboardParams
  /** false: the range is fixed on purpose, and so are its data. */
  isLive: boolean
  memory: WallMemory
  intl: PluginIntl
  children: ReactNode
}

/** A dashboard alone on a screen; it loses its colours when its data are stale. */
export function Wall({ title, params, isLive, memory, intl, children }: WallProps) {
  const pulse = useWallPulse(isLive, memory)
  return (
    <div className="dashboard-wall" data-still={pulse.standsStill}>
      <WallBar
        isLive={isLive}
        title={title}
        pulse={pulse}
        rotation={rotationOf(params)}
        intl={intl}
      />
      <div className="dashboard-region">{children}</div>
    </div>
  )
}
