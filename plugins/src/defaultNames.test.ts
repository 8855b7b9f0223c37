import { node } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { builtInWidget } from './find.ts'

const nodes = [
  node('1C00B112:0', { presentName: 'Roof' }),
  node('1C00A3F7:0', { presentName: 'Quay' }),
]

describe.each(['ChartTableWidget', 'ModulesWidget', 'WindRoseWidget'])(
  '%s without a name',
  (type) => {
    const nameOf = (nodeId: string) =>
      builtInWidget(type).defaultName?.({ node_id: nodeId } as never, { nodes } as never)

    it('calls a widget without a name by its device', () => {
      expect(nameOf('1C00A3F7:0')).toBe('Quay')
    })

    it('calls a widget by its usual title while the device is unknown', () => {
      expect(nameOf('1C00C0DE:0')).toBeNull()
    })
  },
)
