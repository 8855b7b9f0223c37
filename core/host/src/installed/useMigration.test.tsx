import type { AnyWidgetDefinition } from '@airshed/contract'
import { clearPage, createPage } from '@airshed/kit/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { baseWith, installedNote } from '../testsupport/installedNote.ts'
import { noteWidget } from '../testsupport/noteWidget.tsx'
import { framePage } from '../testsupport/sandboxedFrame.ts'
import { pluginShell } from './pluginShell.ts'
import { useMigration } from './useMigration.ts'

afterEach(clearPage)

type Migrate = ReturnType<typeof useMigration>

function Migrating({ onReady }: { onReady: (migrate: Migrate) => void }) {
  onReady(useMigration())
  return null
}

/** The settings of a note as they were saved long ago, brought forward by this definition. */
async function brought(definition: AnyWidgetDefinition, saved = 1) {
  const ready = new Promise<Migrate>((resolve) => {
    createPage().draw(<Migrating onReady={resolve} />)
  })
  return (await ready)(definition, { point: 'N5' }, saved)
}

const shell = (changes: Parameters<typeof installedNote>[0]) =>
  pluginShell(installedNote(changes)) as AnyWidgetDefinition

const MODULE = `export default {
  manifest: { id: 'sample.note', kind: 'widget' },
  migrations: [{ from: 1, name: 'trust', migrate: ({ point }) => ({ trusted: point }) }],
}`

describe('the migration of saved settings', () => {
  it('migrates by the console’s own plugin at once', async () => {
    expect(await brought(noteWidget())).toMatchObject({
      state: 'migrated',
      config: { dataPointId: 'N5' },
      steps: ['rename point to dataPointId'],
    })
  })

  it('migrates by a trusted plugin in its module', async () => {
    const trusted = shell({ tier: 'trusted', base_url: baseWith(MODULE) })
    expect(await brought(trusted)).toMatchObject({ state: 'migrated', config: { trusted: 'N5' } })
  })

  it('migrates by an isolated plugin in its frame, which learns no user’s name', async () => {
    const frame_url = framePage(`if (m.kind === 'open') {
      const told = JSON.stringify(m)
      say({ kind: 'act', action: { name: 'migrated', config: {
        isolated: m.subject.config.point, knows: told.includes('Ana') || told.includes('example'),
      } } })
    }`)
    expect(await brought(shell({ frame_url }))).toMatchObject({
      state: 'migrated',
      config: { isolated: 'N5', knows: false },
    })
  })

  it('loads nothing for settings that are current or newer', async () => {
    const trusted = shell({ tier: 'trusted', base_url: baseWith("throw new Error('loaded')") })
    expect(await brought(trusted, 3)).toMatchObject({ state: 'newer', knownVersion: 2 })
    expect(await brought(trusted, 2)).toMatchObject({ state: 'current', config: { point: 'N5' } })
  })
})
