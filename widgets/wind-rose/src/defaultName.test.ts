import { node } from '@airshed/testing'
import { expect, it } from 'vitest'
import { plugin } from './plugin.ts'

const nodes = [
  node('1C00B112:0', { presentName: 'Roof' }),
  node('1C00A3F7:0', { presentName: 'Quay' }),
]
const nameOf = (nodeId: string): unknown =>
  plugin.defaultName?.({ node_id: nodeId } as never, { nodes } as never)

it('without a name it is called by its device', () => {
  expect(nameOf('1C00A3F7:0')).toBe('Quay')
})

it('as long as that is not known it has its usual title', () => {
  expect(nameOf('1C00C0DE:0')).toBeNull()
})
