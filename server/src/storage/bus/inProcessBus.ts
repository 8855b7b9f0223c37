import type { Bus, NodeMeasurements } from './bus.ts'
import { createSignals } from './signals.ts'

type Listener = (readings: readonly NodeMeasurements[]) => void

/**
 * The bus of one process: listeners are called at the next turn of the event loop.
 *
 * @param onError called when a listener throws; the others are still called
 */
export function createInProcessBus(onError: (error: unknown) => void = () => {}): Bus {
  const listeners = new Set<Listener>()
  let waiting: NodeMeasurements[] = []
  let isScheduled = false
  const signalListeners = new Map<string, Set<() => void>>()

  const call = (listener: () => void) => {
    try {
      listener()
    } catch (error) {
      onError(error)
    }
  }
  const deliver = () => {
    isScheduled = false
    const readings = waiting
    waiting = []
    for (const listener of listeners) call(() => listener(readings))
  }
  const signals = createSignals((topic) => {
    for (const listener of signalListeners.get(topic) ?? []) call(listener)
  })

  return {
    publish(readings) {
      if (readings.length === 0 || listeners.size === 0) return
      for (const reading of readings) waiting.push(reading)
      if (isScheduled) return
      isScheduled = true
      setImmediate(() => {
        if (isScheduled) deliver()
      })
    },
    subscribe(listener) {
      const own: Listener = (readings) => listener(readings)
      listeners.add(own)
      return () => void listeners.delete(own)
    },
    signal: (topic) => signals.signal(topic),
    onSignal(topic, listener) {
      const own = () => listener()
      const ofTopic = signalListeners.get(topic) ?? new Set()
      signalListeners.set(topic, ofTopic.add(own))
      return () => void ofTopic.delete(own)
    },
    // Nothing is ever lost within a process.
    onGap: () => () => {},
    isConnected: () => true,
    async close() {
      if (isScheduled) deliver()
      signals.close()
      listeners.clear()
      signalListeners.clear()
    },
  }
}
