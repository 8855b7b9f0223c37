import { expect, it } from 'vitest'
import { countStates } from './stateCounts.ts'

it('counts the states that occur, online first, then the worst', () => {
  const states = ['offline', 'poor', 'online', 'online', 'moderate', 'online'] as const
  expect(countStates(states.map((state) => ({ state })))).toEqual([
    { state: 'online', count: 3 },
    { state: 'poor', count: 1 },
    { state: 'moderate', count: 1 },
    { state: 'offline', count: 1 },
  ])
})
