import { expect, it } from 'vitest'
import { publicCodeOf } from './publicCode.ts'

const CODE = '0123456789abcdefghjk'

it.each([
  [`/p/${CODE}`, CODE],
  [`/p/${CODE}/`, null],
  [`/p/${CODE.toUpperCase()}`, CODE],
  ['/p/home', null],
  [`/p/${CODE}/edit`, null],
  [`/all/p/${CODE}`, null],
  ['/', null],
])('reads from %s the code %s', (pathname, code) => {
  expect(publicCodeOf(pathname)).toBe(code)
})
