import { describe, expect, it } from 'vitest'
import { isAllowedPlugin, readAllowedPlugins, readPluginCatalogues } from './pluginSources.ts'

describe('addresses of catalogues', () => {
  it('reads no addresses by default and each once', () => {
    expect(readPluginCatalogues(undefined)).toEqual({ pluginCatalogues: [] })
    const text = 'https://a.example/c.json, http://b.example/c.json\nhttps://a.example/c.json'
    expect(readPluginCatalogues(text)).toEqual({
      pluginCatalogues: ['https://a.example/c.json', 'http://b.example/c.json'],
    })
  })

  it.each(['file:///etc/passwd', 'https://me:secret@a.example/', 'a.example/c.json', 'https://'])(
    'refuses all addresses when one is %s',
    (wrong) => {
      const { pluginCatalogues, problem } = readPluginCatalogues(`https://a.example/ ${wrong}`)
      expect(pluginCatalogues).toEqual([])
      expect(problem).toContain('got another text at 2')
      expect(problem).not.toContain(wrong)
    },
  )

  it('accepts at most 20 addresses', () => {
    const many = Array.from({ length: 21 }, (_, at) => `https://a.example/${at}`).join(' ')
    expect(readPluginCatalogues(many).problem).toBe('expected at most 20 addresses, got 21')
  })
})

describe('plugins that the operator allows', () => {
  it('allows all plugins unless some are named', () => {
    const { allowedPlugins } = readAllowedPlugins(undefined)
    expect(isAllowedPlugin(allowedPlugins, 'acme.gauge')).toBe(true)
  })

  it.each([
    ['acme.gauge', true],
    ['acme.map', false],
    ['city.anything', true],
    ['citylab.anything', false],
  ])('allows the plugin %s: %s', (id, isAllowed) => {
    const { allowedPlugins } = readAllowedPlugins('acme.gauge, city.*')
    expect(isAllowedPlugin(allowedPlugins, id)).toBe(isAllowed)
  })

  it.each(['*', 'acme', 'Acme.gauge', 'acme.ga*'])(
    'allowed plugins cannot be named as %s',
    (wrong) => {
      expect(readAllowedPlugins(wrong).problem).toContain(JSON.stringify(wrong))
    },
  )
})
