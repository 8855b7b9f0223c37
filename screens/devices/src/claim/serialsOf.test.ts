import { expect, it } from 'vitest'
import { serialsOf } from './serialsOf.ts'

it.each([
  ['1C00A3F7 1C00A3F8', ['1C00A3F7', '1C00A3F8']],
  [
    '1C00A3F7,1C00A3F8;\t1C00A3F9\r\n\n1C00A3FA\n',
    ['1C00A3F7', '1C00A3F8', '1C00A3F9', '1C00A3FA'],
  ],
  [
    'airgradient:84fce60b3c40, 1C00A3F7, airgradient:84fce60b3c40',
    ['airgradient:84fce60b3c40', '1C00A3F7'],
  ],
  [' ,\n', []],
])('reads serials out of %j', (text, serials) => {
  expect(serialsOf(text)).toEqual(serials)
})
