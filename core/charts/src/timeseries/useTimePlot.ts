import type { RefObject } from 'react'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { structureOf, type PlotModel } from '../plot/plotModel.ts'
import { createTimePlot, type TimePlot, type TimePlotEvents } from '../plot/timePlot.ts'

/**
 * Keeps a plot in an element in sync with a model: created once, redrawn when data, window or size change, recreated
 * only when its structure changes.
 *
 * @param model null: there is no room for a plot
 */
export function useTimePlot(
  element: RefObject<HTMLElement | null>,
  model: PlotModel | null,
  events: TimePlotEvents,
): RefObject<TimePlot | null> {
  const plot = useRef<TimePlot | null>(null)
  const structure = model === null ? null : structureOf(model)
  const onCursor = useEffectEvent(events.onCursor)
  const onZoom = useEffectEvent(events.onZoom)
  const onReset = useEffectEvent(events.onReset)
  const onDraw = useEffectEvent(events.onDraw)
  const currentModel = useEffectEvent(() => model)

  useLayoutEffect(() => {
    const host = element.current
    const first = currentModel()
    if (host === null || first === null) return undefined
    const made = createTimePlot(host, first, {
      onCursor: (cursor) => onCursor(cursor),
      onZoom: (range) => onZoom(range),
      onReset: () => onReset(),
      onDraw: () => onDraw(),
    })
    plot.current = made
    return () => {
      plot.current = null
      made.destroy()
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another structure needs another plot
  }, [element, structure])

  useLayoutEffect(() => {
    if (model !== null) plot.current?.update(model)
  })
  return plot
}
