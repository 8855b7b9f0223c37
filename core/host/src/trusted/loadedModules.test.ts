import { expect, it } from 'vitest'
import { installedNote } from '../testsupport/installedNote.ts'
import { leftInPage, noteLoaded } from './loadedModules.ts'

const trusted = (base_url: string) => installedNote({ tier: 'trusted', base_url })

it('names the loaded plugins that are no longer trusted', () => {
  noteLoaded('/plugins/loaded/')
  const [one, other] = [trusted('/plugins/loaded/'), trusted('/plugins/never-drawn/')]
  expect(leftInPage([one, other], [])).toEqual([one])
  expect(leftInPage([one, other], [{ ...one, tier: 'isolated' }])).toEqual([one])
  expect(leftInPage([one, other], [{ ...one, is_current: false }, other])).toEqual([])
  expect(leftInPage([], [one])).toEqual([])
})
