import { describe, expect, it } from 'vitest'
import { readFrame } from './readFrame.ts'

const update = (ids: unknown) => JSON.stringify({ event: 'update', data: { node_ids: ids } })

describe('readFrame', () => {
  it('accepts an update with each id once', () => {
    expect(readFrame(update(['a', 'b', 'a']))).toEqual({ nodeIds: ['a', 'b'] })
  })

  it('accepts an update that watches nothing', () => {
    expect(readFrame(update([]))).toEqual({ nodeIds: [] })
  })

  it('omits ids that no store can hold', () => {
    expect(readFrame(update(['a\u0000', '\ud800', 'b']))).toEqual({ nodeIds: ['b'] })
  })

  it.each([
    ['broken JSON', '{"event":', 'expected JSON'],
    ['nothing', '', 'expected JSON'],
    ['null', 'null', 'expected object'],
    ['another event', '{"event":"listen","data":{"node_ids":[]}}', '/event'],
    ['no list', update('a'), '/data/node_ids'],
    ['numbers', update([1]), '/data/node_ids/0'],
    ['an id that is too long', update(['x'.repeat(201)]), '/data/node_ids/0'],
    ['too many ids', update(Array.from({ length: 10_001 }, (_, i) => `n${i}`)), '10000'],
    ['a field more', '{"event":"update","data":{"node_ids":[]},"token":"t"}', '/token'],
  ])('says what is wrong with %s', (_, data, problem) => {
    expect(readFrame(data)).toEqual({ problem: expect.stringContaining(problem) })
  })
})
