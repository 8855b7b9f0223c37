import { expect, it } from 'vitest'
import { createOpeningGate } from './openingGate.ts'

it('opens a few frames at a time, in order, and the next for each that leaves', () => {
  const gate = createOpeningGate(2)
  const opened: string[] = []
  const [leaveA, leaveB, , leaveD] = ['a', 'b', 'c', 'd', 'e'].map((name) =>
    gate.enter(() => opened.push(name)),
  )
  expect(opened).toEqual(['a', 'b'])
  leaveD?.()
  leaveA?.()
  expect(opened).toEqual(['a', 'b', 'c'])
  leaveA?.()
  leaveB?.()
  expect(opened).toEqual(['a', 'b', 'c', 'e'])
})
