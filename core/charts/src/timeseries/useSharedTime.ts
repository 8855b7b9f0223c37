import type { RefObject } from 'react'
import { useEffect, useLayoutEffect } from 'react'
import type { TimePlot } from '../plot/timePlot.ts'

/** A pointer in time that several charts share. */
export interface SharedTime {
  /** UTC milliseconds; null: nowhere. */
  get: () => number | null
  set: (time: number | null) => void
  /** Returns the function that ends the subscription. */
  subscribe: (listener: () => void) => () => void
}

/**
 * Moves the cursor line of a plot along with the charts that share its pointer: the line alone, no
 * component is drawn again.
 *
 * @param isPointing whether the pointer is on this chart, whose own cursor then stands
 */
export function useSharedTime(
  plot: RefObject<TimePlot | null>,
  shared: SharedTime | undefined,
  isPointing: RefObject<boolean>,
): void {
  useEffect(
    () =>
      shared?.subscribe(() => {
        if (!isPointing.current) plot.current?.showTime(shared.get())
      }),
    [plot, shared, isPointing],
  )
  // Another window or a plot made anew has the time at another place.
  useLayoutEffect(() => {
    const time = shared?.get() ?? null
    if (time !== null && !isPointing.current) plot.current?.showTime(time)
  })
}
