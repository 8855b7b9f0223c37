import { describe, expect, it } from 'vitest'
import { pluginHostPattern } from '../../base/pluginOrigins.ts'
import { pluginFrameUrl, pluginLabel } from './frameUrl.ts'

const local = { publicUrl: 'http://localhost:4000', pluginOrigin: 'http://{plugin}.localhost:4000' }
const plain = { publicUrl: 'https://air.example.org', pluginOrigin: undefined }

describe('the label of a plugin', () => {
  it('consists of its id and a hash of it', () => {
    expect(pluginLabel('acme.sound-level')).toBe('acme-sound-level-990104e4')
  })

  it('differs where ids look alike', () => {
    expect(pluginLabel('acme-air.map')).not.toBe(pluginLabel('acme.air-map'))
    const long = 'acme.a-plugin-with-a-name-of-more-than-forty-characters'
    expect(pluginLabel(`${long}-one`)).not.toBe(pluginLabel(`${long}-two`))
  })

  it.each([`acme.${'x'.repeat(95)}`, 'xn--80ak6aa92e.map', 'a--.b--', 'a-.-b'])(
    'forms a host name that browsers accept: %s',
    (id) => {
      const label = pluginLabel(id)
      expect(label).toMatch(/^[a-z][a-z0-9-]{0,62}$/)
      expect(new URL(`http://${label}.localhost`).hostname).toBe(`${label}.localhost`)
    },
  )
})

describe('the frame of a plugin', () => {
  it('uses a host of its own', () => {
    expect(pluginFrameUrl(local, 'acme.sound')).toBe(
      `http://${pluginLabel('acme.sound')}.localhost:4000/plugin-frame.html`,
    )
    expect(pluginHostPattern(local)).toBe('http://*.localhost:4000')
  })

  it('uses the host of the console where there are no such names', () => {
    expect(pluginFrameUrl(plain, 'acme.sound')).toBe('https://air.example.org/plugin-frame.html')
    expect(pluginHostPattern(plain)).toBeUndefined()
  })
})
