import { describe, expect, it } from 'vitest'
import { createKeeper } from './keeper.ts'

function storageOf(kept: Map<string, string>) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const refuse = (): never => {
  throw new DOMException('Storage is blocked', 'SecurityError')
}

describe('choices kept by the browser', () => {
  it('restores a choice at the next visit, for the same user only', () => {
    const storage = storageOf(new Map())
    createKeeper(storage, 'ana').set('panes.sample', 'row')
    expect(createKeeper(storage, 'ana').get('panes.sample')).toBe('row')
    expect(createKeeper(storage, 'ben').get('panes.sample')).toBeNull()
  })

  it('removes everything that was kept', () => {
    const kept = new Map<string, string>()
    const keeper = createKeeper(storageOf(kept), 'ana')
    keeper.set('panes.sample', 'row')
    keeper.set('panes.sample', null)
    expect([...kept]).toEqual([])
  })

  it('ignores blocked storage when it keeps a choice', () => {
    const keeper = createKeeper({ getItem: refuse, setItem: refuse, removeItem: refuse }, 'ana')
    expect(() => keeper.set('panes.sample', 'row')).not.toThrow()
    expect(keeper.get('panes.sample')).toBeNull()
  })
})
