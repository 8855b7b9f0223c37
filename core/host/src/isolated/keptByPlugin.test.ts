import { describe, expect, it } from 'vitest'
import type { Keeper } from '@airshed/kit/provider'
import { keepForPlugin, keptByPlugin } from './keptByPlugin.ts'

function keeper(kept: Record<string, string> = {}): Keeper & { all: Map<string, string> } {
  const all = new Map(Object.entries(kept))
  return {
    all,
    get: (key) => all.get(key) ?? null,
    set: (key, value) => void (value === null ? all.delete(key) : all.set(key, value)),
  }
}

describe('the values that a plugin keeps for a user', () => {
  it('keeps a value until the plugin removes it', () => {
    const own = keeper()
    keepForPlugin(own, 'acme.gauge', 'panes', 'two')
    keepForPlugin(own, 'acme.gauge', 'tab', 'map')
    keepForPlugin(own, 'acme.gauge', 'panes', 'three')
    expect(keptByPlugin(own, 'acme.gauge')).toEqual({ panes: 'three', tab: 'map' })
    keepForPlugin(own, 'acme.gauge', 'panes', null)
    expect(keptByPlugin(own, 'acme.gauge')).toEqual({ tab: 'map' })
  })

  it('separates the values of plugins from each other and from the console’s', () => {
    const own = keeper({ panes: 'of the console' })
    keepForPlugin(own, 'acme.gauge', 'panes', 'mine')
    expect(keptByPlugin(own, 'acme.clock')).toEqual({})
    expect(own.get('panes')).toBe('of the console')
  })

  it('keeps a value of any name', () => {
    const own = keeper()
    keepForPlugin(own, 'acme.gauge', '__proto__', 'x')
    expect(Object.entries(keptByPlugin(own, 'acme.gauge'))).toEqual([['__proto__', 'x']])
  })

  it('keeps fifty values at most, which still can change', () => {
    const own = keeper()
    for (let key = 0; key < 51; key += 1) keepForPlugin(own, 'acme.gauge', `k${key}`, 'a')
    keepForPlugin(own, 'acme.gauge', 'k3', 'b')
    const kept = keptByPlugin(own, 'acme.gauge')
    expect(Object.keys(kept)).toHaveLength(50)
    expect([kept['k50'], kept['k3']]).toEqual([undefined, 'b'])
  })

  it.each([['not JSON'], ['7'], ['null'], ['{"panes":{"deep":1},"tab":"map"}']])(
    'reads from broken storage %s only texts',
    (text) => {
      const own = keeper({ 'plugin.acme.gauge': text })
      const kept = keptByPlugin(own, 'acme.gauge')
      expect(kept).toEqual(text.includes('tab') ? { tab: 'map' } : {})
    },
  )
})
