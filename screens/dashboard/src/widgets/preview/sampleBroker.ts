import type { useAirshed } from '@airshed/console-kit'
import { sampleFrame } from './sampleFrame.ts'

type Broker = ReturnType<typeof useAirshed>['broker']
type BrokerResult = ReturnType<ReturnType<Broker['subscribe']>['current']>

/** Whether series were requested and none of them has a reading to show, nor a fault to tell. */
const isWithoutReadings = ({ state, frames }: BrokerResult): boolean =>
  state === 'ready' &&
  frames.length > 0 &&
  frames.every(({ values, fault }) => fault === undefined && values.every(Number.isNaN))

/**
 * The broker for one widget, whose series get made-up readings where none of them has any.
 *
 * @param report called for each answer with whether its readings are made up; never called while a page is rendered
 */
export function sampleBroker(broker: Broker, report: (isSample: boolean) => void): Broker {
  return {
    subscribe(needs, context, listener) {
      let from: BrokerResult | null = null
      let shown: BrokerResult | null = null
      const current = (): BrokerResult => {
        const result = own.current()
        if (shown !== null && result === from) return shown
        from = result
        shown = isWithoutReadings(result)
          ? {
              ...result,
              frames: result.frames.map((frame, index) => sampleFrame(frame, result.range, index)),
            }
          : result
        return shown
      }
      const reportNow = (): void => report(isWithoutReadings(own.current()))
      const own = broker.subscribe(needs, context, () => {
        reportNow()
        listener()
      })
      reportNow()
      return {
        current,
        retry: () => own.retry(),
        unsubscribe() {
          own.unsubscribe()
          report(false)
        },
      }
    },
    outdate: () => broker.outdate(),
    close: () => broker.close(),
  }
}
