import { describe, expect, it } from 'vitest'
import { loadAllRows } from './loadAllRows.ts'

const pages: Record<string, { data: number[]; next: string | null }> = {
  first: { data: [1, 2], next: 'b' },
  b: { data: [3, 4], next: 'c' },
  c: { data: [5], next: null },
}
const load = (cursor: string | null) => Promise.resolve(pages[cursor ?? 'first']!)
const { signal } = new AbortController()

describe('all rows of a list', () => {
  it('loads the rows of every page in order', async () => {
    expect(await loadAllRows(load, 100, signal)).toEqual({ rows: [1, 2, 3, 4, 5], isCut: false })
  })

  it.each([
    [5, [1, 2, 3, 4, 5], false],
    [4, [1, 2, 3, 4], true],
    [3, [1, 2, 3], true],
  ])('cuts the rows at %d', async (most, rows, isCut) => {
    expect(await loadAllRows(load, most, signal)).toEqual({ rows, isCut })
  })

  it('ends where a server repeats its cursor', async () => {
    const stuck = () => Promise.resolve({ data: [1], next: 'again' })
    expect((await loadAllRows(stuck, 100, signal)).rows).toEqual([1, 1])
  })

  it('loads no further page once the reader gave up', async () => {
    const gaveUp = new AbortController()
    let asked = 0
    const whole = loadAllRows(
      (cursor) => {
        asked += 1
        gaveUp.abort()
        return load(cursor)
      },
      100,
      gaveUp.signal,
    )
    await expect(whole).rejects.toThrow('aborted')
    expect(asked).toBe(1)
  })
})
