import { createStillBroker, frame, TEST_RANGE, widgetData, type Scene } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { sampleBroker } from './sampleBroker.ts'

const PM25 = '1C00A3F7.0.0.0/132:5'
const PM10 = '1C00A3F7.0.0.0/132:7'
const CONTEXT = { range: TEST_RANGE, isLive: false, width: 600, timezone: 'UTC', slug: 'org_city' }

const subscribe = (...scenes: Scene[]) => {
  const reported: boolean[] = []
  const needs = [] as const
  const frames = scenes.map((scene, index) => frame([PM25, PM10][index] ?? PM25, { scene }))
  const broker = createStillBroker((_, range) => ({
    ...widgetData([], { range }),
    state: 'ready',
    range,
    frames,
  }))
  const subscription = sampleBroker(broker, (isSample) => reported.push(isSample)).subscribe(
    needs,
    CONTEXT,
    () => undefined,
  )
  return { subscription, reported, frames }
}

describe('the readings of a preview', () => {
  it.each<Scene>(['empty', 'nan'])(
    'replaces missing readings by samples that are marked as such: %s',
    (scene) => {
      const { subscription, reported } = subscribe(scene, 'empty')
      expect(reported).toEqual([true])
      const { frames } = subscription.current()
      expect(frames.map(({ dataPointId }) => dataPointId)).toEqual([PM25, PM10])
      for (const { times, values } of frames) {
        expect(times.at(0)).toBe(TEST_RANGE.from)
        expect(times.at(-1)).toBe(TEST_RANGE.to)
        expect(values.every(Number.isFinite)).toBe(true)
      }
      expect(frames[0]?.values).not.toEqual(frames[1]?.values)
      // The same object until something changed.
      expect(subscription.current()).toBe(subscription.current())
      subscription.unsubscribe()
      expect(reported).toEqual([true, false])
    },
  )

  it.each<Scene[]>([['normal', 'empty'], ['fault', 'fault'], []])(
    'passes on readings, faults and empty requests without samples: %s %s',
    (...scenes) => {
      const { subscription, reported, frames } = subscribe(...scenes)
      expect(reported).toEqual([false])
      expect(subscription.current().frames).toEqual(frames)
    },
  )
})
