import { expect, it } from 'vitest'
import { needs } from './needs.ts'

it('the ring of all devices asks for their counts alone', () => {
  expect(needs()).toEqual([{ kind: 'status' }])
})
