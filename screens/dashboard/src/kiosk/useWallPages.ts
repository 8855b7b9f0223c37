import { breakpointAt, useWidgetSize, type Widget } from '@airshed/console-kit'
import { rectsAt } from '@airshed/console-kit/grid'
import { useMemo, type RefObject } from 'react'
import { wallPages, type WallPage } from './wallPages.ts'

/**
 * The screens that a wall splits its widgets into.
 *
 * @param room element that a screen fills
 * @param isPaged false: the page scrolls
 * @returns null if it scrolls, and until the room is measured
 */
export function useWallPages(
  room: RefObject<HTMLElement | null>,
  widgets: readonly Widget[],
  isPaged: boolean,
): readonly WallPage[] | null {
  const { width = 0, height = 0 } = useWidgetSize(room) ?? {}
  return useMemo(
    () =>
      isPaged && width > 0 && height > 0
        ? wallPages(rectsAt(widgets, breakpointAt(width)), height)
        : null,
    [isPaged, widgets, width, height],
  )
}
