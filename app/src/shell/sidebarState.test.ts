import { expect, it } from 'vitest'
import { readCollapsed, writeCollapsed } from './sidebarState.ts'

it('is as it was left, and unknown at first', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  expect(readCollapsed(storage)).toBeNull()
  writeCollapsed(storage, true)
  expect(readCollapsed(storage)).toBe(true)
  writeCollapsed(storage, false)
  expect(readCollapsed(storage)).toBe(false)
})

it('goes on where storage is blocked', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  const blocked = { getItem: refuse, setItem: refuse }
  expect(readCollapsed(blocked)).toBeNull()
  expect(() => writeCollapsed(blocked, true)).not.toThrow()
})
