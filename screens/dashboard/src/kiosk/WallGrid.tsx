import { WidgetHost, type Widget, type PageRange } from '@airshed/console-kit'
import { FixedGrid } from '@airshed/console-kit/grid'
import { useLayoutEffect, useRef } from 'react'
import { pageHeightPx, type WallPage } from './wallPages.ts'

export interface WallGridProps {
  widgets: readonly Widget[]
  /** null: the page scrolls. */
  pages: readonly WallPage[] | null
  /** Index of the current screen, from 0. */
  page: number
  range: Pick<PageRange, 'range' | 'isLive'>
}

/** The widgets of one screen; those of the others are above and below, out of view. */
export function WallGrid({ widgets, pages, page, range }: WallGridProps) {
  const clip = useRef<HTMLDivElement>(null)
  const shown = pages?.[page]
  const { topPx = 0 } = shown ?? {}
  useLayoutEffect(() => {
    if (clip.current !== null) clip.current.scrollTop = topPx
  }, [topPx])
  const grid = (
    <FixedGrid
      widgets={widgets}
      {...(pages === null
        ? {}
        : {
            rowHeights: pages.flatMap(({ rows, rowPx }) =>
              Array.from({ length: rows }, () => rowPx),
            ),
          })}
      renderWidget={(widget) => (
        <WidgetHost widget={widget} range={range.range} isLive={range.isLive} />
      )}
    />
  )
  if (shown === undefined) return grid
  return (
    <div className="dashboard-wall-page" ref={clip} style={{ height: pageHeightPx(shown) }}>
      {grid}
    </div>
  )
}
