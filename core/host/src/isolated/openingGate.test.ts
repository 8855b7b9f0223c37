import { expect, it } from 'vitest'
import { createOpeningGate } from './openingGate.ts'

it('lets in a few at a time, in their order, and the next for each that has a place no more', () => {
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
