import { expect, it } from 'vitest'
import { CallerLines } from './callerLines.ts'

function waiting(...names: string[]) {
  const lines = new CallerLines()
  const taken: string[] = []
  const leave = new Map(
    names.map((name) => [name, lines.join(name.charAt(0), () => taken.push(name))]),
  )
  return {
    leave: (name: string) => leave.get(name)?.(),
    all() {
      for (let take = lines.next(); take !== undefined; take = lines.next()) take()
      return taken
    },
  }
}

it('callers take turns, however much one of them has asked for', () => {
  expect(waiting('a1', 'a2', 'a3', 'b1', 'b2', 'c1').all()).toEqual([
    'a1',
    'b1',
    'c1',
    'a2',
    'b2',
    'a3',
  ])
})

it('a single caller is served in the order of requests', () => {
  expect(waiting('a1', 'a2', 'a3').all()).toEqual(['a1', 'a2', 'a3'])
})

it('passes over a caller who has left', () => {
  const lines = waiting('a1', 'a2', 'b1')
  lines.leave('a1')
  lines.leave('b1')
  expect(lines.all()).toEqual(['a2'])
})
