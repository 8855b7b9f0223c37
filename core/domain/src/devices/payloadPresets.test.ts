import { expect, it } from 'vitest'
import { payloadMappingIssues } from './payloadMapping.ts'
import { PAYLOAD_PRESETS } from './payloadPresets.ts'

it.each(PAYLOAD_PRESETS)(
  'the fields of $name are a mapping that the server takes',
  ({ fields }) => {
    expect(payloadMappingIssues(fields)).toEqual([])
  },
)

it('gives each preset an id and devices of its own', () => {
  const ids = PAYLOAD_PRESETS.flatMap(({ id, nodeTypes }) => [id, ...nodeTypes])
  expect(new Set(ids).size).toBe(ids.length)
})
