import { expect, it } from 'vitest'
import { needs } from './needs.ts'

it('requests only the counts of device types', () => {
  expect(needs()).toEqual([{ kind: 'status' }])
})
