import type { Broker, BrokerResult, Clock } from '@airshed/data'
import { randomFrom } from '../builders/random.ts'
import { statisticsOf } from '../builders/statistics.ts'
import { TEST_NOW_MS } from '../builders/times.ts'
import type { BrokerAnswer } from './broker.ts'
import { movedData, STEP_MS } from './movedData.ts'

/** A broker whose data advance, and its clock. */
export interface MovingBroker {
  broker: Broker
  /** Starts at `TEST_NOW_MS`, and advances with the data. */
  clock: Clock
}

/**
 * A broker that responds at once and advances its data one step at a time, the same way in every
 * run. Its timer runs only while there are subscribers.
 *
 * @param everyMs duration of a step in ms. Default 1000
 */
export function createMovingBroker(answer: BrokerAnswer, everyMs = 1000): MovingBroker {
  const movers = new Set<(step: number) => void>()
  let steps = 0
  let timer: ReturnType<typeof setInterval> | null = null
  const rest = (): void => {
    if (timer !== null) clearInterval(timer)
    timer = null
  }
  const move = (): void => {
    steps += 1
    for (const mover of movers) mover(steps)
  }
  return {
    clock: { now: () => TEST_NOW_MS + steps * STEP_MS },
    broker: {
      subscribe(needs, { range }, listener) {
        let result = answer(needs, range)
        const random = randomFrom(JSON.stringify(needs))
        const mover = (step: number): void => {
          const next = moved(result, step, random)
          if (next === result) return
          const isStepped = needs.some(({ kind }) => kind === 'steps')
          result = isStepped ? { ...next, steps: answer(needs, next.range).steps } : next
          listener()
        }
        movers.add(mover)
        timer ??= setInterval(move, everyMs)
        return {
          current: () => result,
          retry: () => undefined,
          unsubscribe() {
            movers.delete(mover)
            if (movers.size === 0) rest()
          },
        }
      },
      outdate: () => undefined,
      close() {
        movers.clear()
        rest()
      },
    },
  }
}

/** Data that were never delivered do not advance. */
function moved(result: BrokerResult, step: number, random: () => number): BrokerResult {
  if (result.state !== 'ready') return result
  const range = { from: result.range.from + STEP_MS, to: result.range.to + STEP_MS }
  const next = movedData(result, step, random)
  const figured = next.frames.filter(({ dataPointId }) => dataPointId in result.statistics)
  return {
    ...next,
    statistics: { ...result.statistics, ...statisticsOf(figured, range) },
    range,
  }
}
