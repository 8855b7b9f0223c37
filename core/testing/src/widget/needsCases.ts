import { DATA_KINDS } from '@airshed/contract'
import type { ConformanceCase } from '../conformance/cases.ts'
import { TEST_NOW_MS, TEST_RANGE } from '../builders/times.ts'
import { deepFreeze } from './deepFreeze.ts'
import type { WidgetSubject } from './subject.ts'

/** Runs a function with another current time and another `Math.random`. */
function inAnotherWorld<Value>(nowMs: number, chance: number, run: () => Value): Value {
  const { now } = Date
  const { random } = Math
  Date.now = () => nowMs
  Math.random = () => chance
  try {
    return run()
  } finally {
    Date.now = now
    Math.random = random
  }
}

/** Equal settings give equal needs at any time, and nothing is changed in the process. */
export function needsCases({ plugin, fixtures }: WidgetSubject): ConformanceCase[] {
  const ask = (config: unknown) =>
    plugin.needs(deepFreeze(structuredClone(config)), {
      range: deepFreeze({ ...TEST_RANGE }),
      viewState: deepFreeze({}),
    })
  return fixtures.map(([name, config]) => ({
    name: `needs the same data each time it is asked, for ${name}`,
    problems: () => {
      const once = inAnotherWorld(TEST_NOW_MS, 0.1, () => ask(config))
      const twice = inAnotherWorld(TEST_NOW_MS + 61_000, 0.9, () => ask(config))
      const [expected, got] = [JSON.stringify(once), JSON.stringify(twice)]
      return [
        ...(expected === got ? [] : [`needs: expected ${expected}, got ${got} at the second time`]),
        ...once
          .filter(({ kind }) => !DATA_KINDS.includes(kind))
          .map(({ kind }) => `needs /kind: expected one of ${DATA_KINDS.join(', ')}, got ${kind}`),
      ]
    },
  }))
}
