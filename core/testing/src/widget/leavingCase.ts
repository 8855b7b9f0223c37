import type { ConformanceCase } from '../conformance/cases.ts'
import { openLedger } from '../rendering/leftovers.ts'
import { renderWidget } from './renderWidget.tsx'
import type { WidgetSubject } from './subject.ts'

/** A widget removes its listeners, timers and elements when it is unmounted. */
export function leavingCase({ plugin, data, fixtures }: WidgetSubject): ConformanceCase {
  const drawOnce = async (): Promise<void> => {
    const drawn = await renderWidget(plugin, { config: fixtures[0]?.[1], data })
    drawn.unmount()
  }
  return {
    name: 'leaves nothing behind when it is taken away',
    problems: async () => {
      await drawOnce()
      const ledger = openLedger()
      try {
        await drawOnce()
        return await ledger.leftovers()
      } finally {
        ledger.stop()
      }
    },
  }
}
