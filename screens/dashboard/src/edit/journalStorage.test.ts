import { EMPTY_JOURNAL, recordEdit, type DashboardChange } from '@airshed/console-kit'
import { expect, it } from 'vitest'
import { keepJournal, keptJournal, type JournalStorage } from './journalStorage.ts'

function storage(): JournalStorage & { kept: Map<string, string> } {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  }
}

const changes: DashboardChange[] = [{ kind: 'renamed', name: 'Quay' }]
const patch = { widgets: [], fields: { name: { before: 'A', after: 'Quay' } } }
const journal = recordEdit(EMPTY_JOURNAL, { atMs: 1, changes, patch })

it('restores the journal after a reload, for the same person and dashboard only', () => {
  const tab = storage()
  keepJournal(tab, 'ines', 'city', journal)
  expect(keptJournal(tab, 'ines', 'city')).toEqual(journal)
  expect(keptJournal(tab, 'ines', 'harbour')).toEqual(EMPTY_JOURNAL)
  expect(keptJournal(tab, 'maja', 'city')).toEqual(EMPTY_JOURNAL)
})

it('loses only the undo history when the browser stores nothing', () => {
  const blocked: JournalStorage = {
    getItem: () => {
      throw new Error('blocked')
    },
    setItem: () => {
      throw new Error('full')
    },
  }
  keepJournal(blocked, 'ines', 'city', journal)
  expect(keptJournal(blocked, 'ines', 'city')).toEqual(EMPTY_JOURNAL)
})
