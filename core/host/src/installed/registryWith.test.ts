import { chooseVersion } from '@airshed/contract'
import { describe, expect, it } from 'vitest'
import { installedNote } from '../testsupport/installedNote.ts'
import { noteWidget } from '../testsupport/noteWidget.tsx'
import { registryWith } from './registryWith.ts'

const { manifest } = noteWidget()
const note = (version: string, configVersion: number, isCurrent = false) =>
  installedNote({
    version,
    is_current: isCurrent,
    manifest: { ...manifest, configVersion },
  })

describe('the registry with installed plugins', () => {
  it('joins built-in and installed plugins, each version behind the current one', () => {
    const builtIn = {
      ...noteWidget(),
      manifest: { ...manifest, id: 'core.clock', type: 'ClockWidget' },
    }
    const registry = registryWith(
      [builtIn],
      [note('1.9.0', 1), note('2.0.0', 2, true), note('1.10.0', 1)],
    )
    expect([...registry.widgets.keys()]).toEqual(['ClockWidget', 'NoteWidget'])
    const versions = registry.versions.get('NoteWidget')?.map(({ source }) => source?.version)
    expect(versions).toEqual(['2.0.0', '1.10.0', '1.9.0'])
    expect(chooseVersion(registry, 'NoteWidget', 1)?.source?.version).toBe('1.10.0')
  })

  it('accepts no plugin with a name of the console’s own', () => {
    const own = noteWidget()
    const registry = registryWith([own], [note('9.0.0', 2, true)])
    expect(registry.widgets.get('NoteWidget')).toBe(own)
    expect(registry.refused).toMatchObject([{ id: 'sample.note', code: 'PLUGIN_ID_TAKEN' }])
  })

  it('lists a plugin of two organizations once for all, in its newest version', () => {
    const there = { ...note('1.2.0', 2, true), organization_id: 'org_port' }
    const registry = registryWith([], [note('1.1.0', 2, true), there])
    expect(registry.refused).toEqual([])
    expect(registry.widgets.get('NoteWidget')?.source).toMatchObject({
      version: '1.2.0',
      organizationId: 'org_port',
    })
  })

  it('leaves out a plugin of an unknown kind, and keeps the rest', () => {
    const hologram = { ...manifest, id: 'acme.hologram', kind: 'hologram' }
    const registry = registryWith(
      [],
      [
        installedNote({ id: 'acme.hologram', manifest: hologram }),
        installedNote({ id: 'acme.hologram', manifest: hologram, is_current: false }),
        note('1.0.0', 2, true),
      ],
    )
    expect([...registry.widgets.keys()]).toEqual(['NoteWidget'])
    expect(registry.refused).toHaveLength(1)
  })
})
