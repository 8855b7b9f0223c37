import type { InstalledPlugin } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { endedDevelopment } from './endedDevelopment.ts'

const TITLE = { en: 'Gauge', es: 'Indicador' }
const plugin = (changes: Partial<InstalledPlugin>): InstalledPlugin =>
  ({
    id: 'acme.gauge',
    version: '1.0.0',
    organization_id: 'org_city',
    is_current: true,
    is_development: false,
    manifest: { title: TITLE },
    ...changes,
  }) as InstalledPlugin
const served = plugin({ version: '1.1.0-dev', is_development: true })
const gone = { ...served, is_unreachable: true }
const shadowed = plugin({ is_current: false })

describe('plugins in development', () => {
  it('continues a development whatever was saved', () => {
    expect(endedDevelopment([served], [{ ...served, version: '1.1.0-dev.2' }])).toEqual([])
  })

  it('ends with its server, and leaves the installed version', () => {
    expect(endedDevelopment([served, shadowed], [plugin({})])).toEqual([
      { id: 'acme.gauge', title: TITLE, version: '1.0.0' },
    ])
  })

  it('leaves nothing where no version is installed', () => {
    expect(endedDevelopment([served], [gone])).toEqual([
      { id: 'acme.gauge', title: TITLE, version: null },
    ])
  })

  it('ends once, for all organizations together', () => {
    const inBoth = [served, { ...served, organization_id: 'org_port' }]
    expect(endedDevelopment(inBoth, [gone])).toHaveLength(1)
    expect(endedDevelopment([gone], [gone])).toEqual([])
  })
})
