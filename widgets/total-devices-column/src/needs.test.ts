import { expect, it } from 'vitest'
import { needs } from './needs.ts'

it('the columns of device types ask for their counts alone', () => {
  expect(needs()).toEqual([{ kind: 'status' }])
})
