import { expect, it } from 'vitest'
import { readPinned } from './pinnedRange.ts'

it('reads the range that was stored', () => {
  expect(readPinned('{"last":"6h","refresh":"5m"}')).toEqual({ last: '6h', refresh: '5m' })
  expect(readPinned('{"from":"1","to":"2","other":3}')).toEqual({ from: '1', to: '2' })
})

it.each([null, '', 'no range', '7', 'null', '{}', '{"last":6}'])(
  'reads no range from %j',
  (kept) => {
    expect(readPinned(kept)).toBeNull()
  },
)
