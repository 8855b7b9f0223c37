import { untilStill } from '@airshed/ui/testing'
import type { ConformanceCase } from '../conformance/cases.ts'
import { openLedger } from '../rendering/leftovers.ts'
import { renderWidget } from './renderWidget.tsx'
import type { WidgetSubject } from './subject.ts'

/** A busy machine can take this long to load a part of a widget, such as plotly or a map. */
const LOADING_MS = 8000

/**
 * A widget removes its listeners, timers and elements when it is unmounted: while it is still being made, and once it is
 * complete.
 */
export function leavingCase({ plugin, data, fixtures }: WidgetSubject): ConformanceCase {
  const drawUntil = async (end: () => Promise<void>): Promise<void> => {
    const drawn = await renderWidget(plugin, { config: fixtures[0]?.[1], data })
    await end()
    drawn.unmount()
  }
  const atOnce = (): Promise<void> => Promise.resolve()
  const complete = (): Promise<void> => untilStill({ loadingMs: LOADING_MS })
  return {
    name: 'leaves nothing behind when it is taken away',
    problems: async () => {
      await drawUntil(complete)
      const ledger = openLedger()
      try {
        await drawUntil(complete)
        await drawUntil(atOnce)
        return await ledger.leftovers()
      } finally {
        ledger.stop()
      }
    },
  }
}
