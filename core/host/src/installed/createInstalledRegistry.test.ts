import { expect, it } from 'vitest'
import { installedNote } from '../testsupport/installedNote.ts'
import { noteWidget } from '../testsupport/noteWidget.tsx'
import { createInstalledRegistry } from './createInstalledRegistry.ts'

const other = (version: string) =>
  installedNote({
    id: 'acme.other',
    version,
    manifest: { ...noteWidget().manifest, id: 'acme.other', type: 'OtherWidget' },
  })

it('keeps unchanged plugins, so that nothing of them starts again', () => {
  const registryOf = createInstalledRegistry([])
  const before = registryOf([installedNote(), other('1.0.0')])
  const after = registryOf([installedNote(), other('1.1.0')])
  expect(after.widgets.get('NoteWidget')).toBe(before.widgets.get('NoteWidget'))
  expect(after.widgets.get('OtherWidget')?.source?.version).toBe('1.1.0')
})

it('keeps a version that continues to draw when another becomes the current one', () => {
  const registryOf = createInstalledRegistry([])
  const [newer, older] = [installedNote({ version: '2.0.0' }), installedNote({ is_current: false })]
  const before = registryOf([newer, older]).versions.get('NoteWidget')?.[1]
  const after = registryOf([{ ...older, is_current: true }]).widgets.get('NoteWidget')
  expect(before?.source?.version).toBe('1.0.0')
  expect(after).toBe(before)
})

it('replaces a plugin that runs elsewhere now', () => {
  const registryOf = createInstalledRegistry([])
  const before = registryOf([installedNote()]).widgets.get('NoteWidget')
  const after = registryOf([installedNote({ tier: 'trusted' })]).widgets.get('NoteWidget')
  expect([before?.source?.tier, after?.source?.tier]).toEqual(['isolated', 'trusted'])
})
