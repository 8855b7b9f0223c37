import { expect, it } from 'vitest'
import { needs } from './needs.ts'

it('requests only the counts of all devices', () => {
  expect(needs()).toEqual([{ kind: 'status' }])
})
