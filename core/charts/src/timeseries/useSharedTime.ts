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
 * Moves the cursor line of a plot along with the charts that share its pointer: only the line, no component is
 * rerendered.
 *
 * @param isPointing whether the pointer is on this chart, whose own cursor then takes precedence
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
  // In another window or a new plot, the time is at another position.
  useLayoutEffect(() => {
    const time = shared?.get() ?? null
    if (time !== null && !isPointing.current) plot.current?.showTime(time)
  })
}
