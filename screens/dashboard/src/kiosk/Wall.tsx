import { isSimulatedPage, type Widget, type PageRange } from '@airshed/console-kit'
import { useSession, type PluginIntl } from '@airshed/kit'
import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react'
import type { DashboardParams } from '../params.ts'
import { CONTENT_TURN_MS, turnContent } from './turnContent.ts'
import { useTurns } from './useTurns.ts'
import { useWallPages } from './useWallPages.ts'
import { useWallPulse, type WallMemory } from './useWallPulse.ts'
import { WallBar } from './WallBar.tsx'
import { WallGrid } from './WallGrid.tsx'
import { useWallScale } from './wallScale.ts'
import { rotationOf } from './wallSettings.ts'

export interface WallProps {
  title: string
  widgets: readonly Widget[]
  params: DashboardParams
  range: Pick<PageRange, 'range' | 'isLive' | 'refreshMs'>
  memory: WallMemory
  intl: PluginIntl
  /** Shown if there are no widgets. */
  empty: ReactNode
}

/**
 * A dashboard that fills a screen, enlarged to be read from across a room, split into as many screens as
 * that takes; it loses its colours when its data are stale.
 */
export function Wall({ title, widgets, params, range, memory, intl, empty }: WallProps) {
  const paceMs = range.isLive ? 0 : range.refreshMs
  const pulse = useWallPulse(paceMs, memory)
  const isSimulated = isSimulatedPage(useSession())
  const scale = useWallScale()
  const room = useRef<HTMLDivElement>(null)
  const pages = useWallPages(room, widgets, scale !== null)
  const rotation = rotationOf(params)
  const count = Math.max(1, pages?.length ?? 1)
  const [page, show] = useTurns(count, rotation)
  useEffect(() => {
    if (scale === null) return undefined
    const timer = setInterval(() => {
      if (room.current !== null) turnContent(room.current)
    }, CONTENT_TURN_MS)
    return () => clearInterval(timer)
  }, [scale])
  return (
    <div
      className="dashboard-wall"
      data-still={pulse.standsStill}
      data-paged={scale !== null}
      style={scale === null ? {} : ({ zoom: scale, '--wall-scale': scale } as CSSProperties)}
    >
      <WallBar
        isLive={paceMs !== null}
        turns={{ page, count, show }}
        {...{ title, pulse, rotation, isSimulated, intl }}
      />
      <div className="dashboard-region" ref={room}>
        {widgets.length === 0 ? empty : <WallGrid {...{ widgets, pages, page, range }} />}
      </div>
    </div>
  )
}
