import type { Bus, NodeMeasurements } from './bus.ts'

type Listener = (readings: readonly NodeMeasurements[]) => void

/**
 * The bus of one process: whoever listens is told at the next turn of the event loop.
 *
 * @param onError told when a listener throws; the others still hear
 */
export function createInProcessBus(onError: (error: unknown) => void = () => {}): Bus {
  const listeners = new Set<Listener>()
  let waiting: NodeMeasurements[] = []
  let isScheduled = false

  const deliver = () => {
    isScheduled = false
    const readings = waiting
    waiting = []
    for (const listener of listeners) {
      try {
        listener(readings)
      } catch (error) {
        onError(error)
      }
    }
  }

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
    isConnected: () => true,
    async close() {
      if (isScheduled) deliver()
      listeners.clear()
    },
  }
}
