import type { Measurement } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { fromMessage, toMessages } from './natsMessages.ts'

const measurements = (count: number): Measurement[] =>
  Array.from({ length: count }, (_, at) => [at, at])

describe('readings as messages', () => {
  it('readings travel in one message for each node', () => {
    const messages = toMessages([
      { nodeId: 'a:0', dataPointId: 'p', measurements: measurements(1) },
      { nodeId: 'b:0', dataPointId: 'q', measurements: measurements(1) },
      { nodeId: 'a:0', dataPointId: 'r', measurements: measurements(2) },
    ])
    expect(messages.map(({ subject }) => subject)).toEqual([
      'airshed.nodes.YTow',
      'airshed.nodes.Yjow',
    ])
    expect(fromMessage(messages[0]?.payload ?? '')?.map(({ dataPointId }) => dataPointId)).toEqual([
      'p',
      'r',
    ])
  })

  it('splits readings into messages that a server accepts', () => {
    const messages = toMessages([
      { nodeId: 'a:0', dataPointId: 'p', measurements: measurements(25_000) },
      { nodeId: 'a:0', dataPointId: 'q', measurements: measurements(3) },
    ])
    const sizes = messages.map(({ payload }) =>
      (fromMessage(payload) ?? []).reduce((sum, reading) => sum + reading.measurements.length, 0),
    )
    expect(sizes).toEqual([10_000, 10_000, 5_003])
    expect(Math.max(...messages.map(({ payload }) => payload.length))).toBeLessThan(1_000_000)
  })

  it.each(['', '{}', '[{"nodeId":1}]', 'hello'])('rejects a foreign message: %j', (payload) => {
    expect(fromMessage(payload)).toBeNull()
  })
})
