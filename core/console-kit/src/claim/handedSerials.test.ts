import { expect, it } from 'vitest'
import {
  dropHeldSerials,
  handedSerials,
  handSerialsOn,
  SERIALS_IN_ADDRESS_MAX,
} from './handedSerials.ts'

/** The storage of one tab. */
const tab = () => {
  const held = new Map<string, string>()
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  }
}
const paramsOf = (query: string) => Object.fromEntries(new URLSearchParams(query))
const many = Array.from({ length: 5000 }, (_, at) => `1C${String(at).padStart(6, '0')}`).join('\n')

it('hands serials to the claim page in its address, with its other parameters', () => {
  const storage = tab()
  const query = handSerialsOn(' 1C00A3F7\n1C00 A3F8 ', { organization: 'org_lab' }, storage)
  expect(paramsOf(query)).toEqual({ serials: '1C00A3F7\n1C00 A3F8', organization: 'org_lab' })
  expect(handedSerials(paramsOf(query), storage)).toBe('1C00A3F7\n1C00 A3F8')
  expect(storage.held.size).toBe(0)
})

it('adds nothing to the address without serials', () => {
  expect(handSerialsOn('  ', { organization: undefined }, tab())).toBe('')
  expect(handedSerials({}, tab())).toBe('')
})

it('hands on thousands of serials through the tab without losing one', () => {
  const storage = tab()
  const query = handSerialsOn(many, {}, storage)
  expect(query).toBe('?held_serials=true')
  const arrived = handedSerials({ held_serials: true }, storage)
  expect(handSerialsOn(arrived, {}, storage)).toBe(query)
  expect(handedSerials({ held_serials: true }, storage)).toBe(many)
  dropHeldSerials(storage)
  expect(handedSerials({ held_serials: true }, storage)).toBe('')
})

it('never writes an address longer than the bound, whatever the characters', () => {
  for (const text of ['a', 'ñ', '\n', '😀']) {
    for (const count of [100, 300, 700, 2000, 2001]) {
      const query = handSerialsOn(text.repeat(count), {}, tab())
      expect(query.length).toBeLessThanOrEqual(1 + SERIALS_IN_ADDRESS_MAX)
    }
  }
})
