import { NO_DATA } from '@airshed/contract'
import type { Broker, BrokerResult } from '@airshed/data'
import { receivedResult } from '../bridge/sentResult.ts'
import type { FrameBridge } from './bridge.ts'

interface Line {
  result: BrokerResult
  received: BrokerResult | null
  listener: () => void
}

/** The frame's proxy for the broker of the page: sends needs, receives results. */
export function createFrameBroker({ post, listen }: FrameBridge): Broker {
  const lines = new Map<number, Line>()
  let next = 0
  const stop = listen((message) => {
    if (message.kind !== 'result') return
    const line = lines.get(message.subscription)
    if (line === undefined) return
    line.received = receivedResult(message.result, line.received)
    line.result = line.received
    line.listener()
  })
  return {
    subscribe(needs, { range, isLive, width }, listener) {
      const subscription = next
      next += 1
      const line: Line = {
        result: { ...NO_DATA, state: 'loading', range },
        received: null,
        listener,
      }
      lines.set(subscription, line)
      post({ kind: 'subscribe', subscription, needs, range, isLive, width: Math.max(1, width) })
      return {
        current: () => line.result,
        retry: () => post({ kind: 'retry', subscription }),
        unsubscribe() {
          lines.delete(subscription)
          post({ kind: 'unsubscribe', subscription })
        },
      }
    },
    outdate: () => {},
    close: stop,
  }
}
