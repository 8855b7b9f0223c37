import { NO_DATA, type Frame } from '@airshed/contract'
import type { BrokerResult } from '@airshed/data'
import { expect, it } from 'vitest'
import { receivedResult, sentResult } from './sentResult.ts'

const frame = (dataPointId: string, values: number[]): Frame => ({
  dataPointId,
  nodeId: 'N1',
  path: '132:5',
  label: 'PM2.5',
  shortLabel: 'PM2.5',
  times: Float64Array.from(values, (_, at) => at),
  values: Float64Array.from(values),
  unit: 'µg/m³',
  precision: 0,
  kind: 'scalar',
  averagingPeriodMs: null,
  reportingIntervalMs: 60_000,
  isSimulated: false,
})

const result = (frames: Frame[], more: Partial<BrokerResult> = {}): BrokerResult => ({
  ...NO_DATA,
  state: 'ready',
  range: { from: 0, to: 10 },
  frames,
  ...more,
})

const messageOf = (error: Error): string => `told: ${error.message}`
const travel = (sent: unknown) => structuredClone(sent) as ReturnType<typeof sentResult>

it('sends a result unchanged, gaps included', () => {
  const first = result([frame('a', [1, Number.NaN])])
  expect(receivedResult(travel(sentResult(first, null, messageOf)), null)).toEqual(first)
})

it('sends detection limits without the rest of their buffer', () => {
  const limits = Float64Array.of(9, 2, Number.NaN).subarray(1)
  const sent = sentResult(result([{ ...frame('a', [1, 3]), limits }]), null, messageOf)
  const [first] = receivedResult(travel(sent), null).frames
  expect(first?.limits).toEqual(Float64Array.of(2, Number.NaN))
  expect(first?.limits?.buffer.byteLength).toBe(16)
})

it('sends an unchanged series only once', () => {
  const [a, b] = [frame('a', [1]), frame('b', [2])]
  const [first, second] = [result([a, b]), result([frame('a', [1, 3]), b])]
  const there = receivedResult(travel(sentResult(first, null, messageOf)), null)
  const sent = sentResult(second, first, messageOf)
  expect(sent.frames[1]).toEqual({ same: 1 })
  const got = receivedResult(travel(sent), there)
  expect(got).toEqual(second)
  expect(got.frames[1]).toBe(there.frames[1])
})

it('sends unchanged statistics of steps only once', () => {
  const days = { edges: [0, 5, 10], figures: [] }
  const hours = { edges: [0, 10], figures: [] }
  const first = result([], { steps: { a: days, b: hours } })
  const second = result([], { steps: { a: days, b: { ...hours } } })
  const there = receivedResult(travel(sentResult(first, null, messageOf)), null)
  expect(there).toEqual(first)
  const sent = sentResult(second, first, messageOf)
  expect(sent.steps).toEqual({ a: null, b: hours })
  const got = receivedResult(travel(sent), there)
  expect(got).toEqual(second)
  expect(got.steps['a']).toBe(there.steps['a'])
})

it('sends only a column’s own part of its buffer', () => {
  const buffer = new Float64Array(10_000)
  const part = { ...frame('a', [1]), values: buffer.subarray(0, 1), times: buffer.subarray(1, 2) }
  const [sent] = sentResult(result([part]), null, messageOf).frames
  expect((sent as Frame).values.buffer.byteLength).toBe(8)
})

it('reports why there are no data', () => {
  const failed = result([], { state: 'error', error: new Error('no answer') })
  expect(receivedResult(travel(sentResult(failed, null, messageOf)), null).error?.message).toBe(
    'told: no answer',
  )
})
