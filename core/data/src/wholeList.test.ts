import { describe, expect, it } from 'vitest'
import { wholeList, type ListPart } from './wholeList.ts'

/** A list of the numbers below `count`, of which no answer has more than `most`. */
function numbers(count: number, most = Infinity) {
  const asked: ListPart[] = []
  const ask = (part: ListPart) => {
    asked.push(part)
    const start = Number(part.cursor ?? 0)
    const end = Math.min(count, start + Math.min(part.size, most))
    const data = Array.from({ length: end - start }, (_, index) => start + index)
    return Promise.resolve({ data, next: end < count ? String(end) : null, size: part.size })
  }
  return { ask, asked }
}

describe('a list that is read whole', () => {
  it.each([
    ['is empty', 0, 0, false],
    ['ends before the bound', 9, 9, false],
    ['ends at the bound', 10, 10, false],
    ['goes on behind the bound', 11, 10, true],
  ])('reads a list that %s', async (_, count, rows, isCut) => {
    const whole = await wholeList(numbers(count).ask, { bound: 10, partSize: 4 })
    expect(whole.data).toEqual(Array.from({ length: rows }, (_row, index) => index))
    expect(whole.isCut).toBe(isCut)
  })

  it('requests no more rows than it may hold', async () => {
    const { ask, asked } = numbers(11)
    await wholeList(ask, { bound: 10, partSize: 4 })
    expect(asked).toEqual([{ size: 4 }, { size: 4, cursor: '4' }, { size: 2, cursor: '8' }])
  })

  it('continues where answers hold fewer rows than requested', async () => {
    const { data, isCut } = await wholeList(numbers(5, 2).ask, { bound: 10 })
    expect([data.length, isCut]).toEqual([5, false])
  })

  it.each([
    ['knows no cursors', { data: [1] }],
    ['answers empty parts', { data: [], next: 'again' }],
  ])('ends at a server that %s', async (_, answer) => {
    const { data, isCut } = await wholeList(() => Promise.resolve(answer as never), { bound: 10 })
    expect([data, isCut]).toEqual([answer.data, false])
  })

  it('fails where one part fails', async () => {
    const ask = () => Promise.reject(new Error('refused'))
    await expect(wholeList(ask, { bound: 10 })).rejects.toThrow('refused')
  })
})
