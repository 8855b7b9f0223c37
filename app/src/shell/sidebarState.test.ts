import { expect, it } from 'vitest'
import { readCollapsed, writeCollapsed } from './sidebarState.ts'

it('restores the sidebar as it was left, and nothing at first', () => {
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

it('ignores blocked storage when it stores the state of the sidebar', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  const blocked = { getItem: refuse, setItem: refuse }
  expect(readCollapsed(blocked)).toBeNull()
  expect(() => writeCollapsed(blocked, true)).not.toThrow()
})
