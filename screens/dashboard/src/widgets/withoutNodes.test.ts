import { expect, it } from 'vitest'
import { nodeIdsIn, withoutNodes } from './withoutNodes.ts'

it('keeps the devices that exist, in their order', () => {
  const config = { name: 'Dust', node_id: ['a', 'gone', 'b'] }
  expect(withoutNodes(config, ['gone'])).toEqual({ name: 'Dust', node_id: ['a', 'b'] })
})

it('keeps settings that name no lost device', () => {
  for (const config of [{ node_id: ['a'] }, { node_id: 'a' }, {}]) {
    expect(withoutNodes(config, ['gone'])).toBe(config)
  }
})

it('reads device ids only from a list of strings', () => {
  expect([nodeIdsIn({ node_id: 'a' }), nodeIdsIn({ node_id: [1, 'a'] })]).toEqual([[], ['a']])
})
