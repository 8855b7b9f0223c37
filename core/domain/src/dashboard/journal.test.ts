import { describe, expect, it } from 'vitest'
import { dashboardDifferences } from './differences.ts'
import { documentWith, movedTo, widgetNamed } from './documents.fixture.ts'
import {
  EMPTY_JOURNAL,
  JOURNAL_LENGTH,
  readJournal,
  recordEdit,
  redoEdit,
  undoEdit,
  type JournalEntry,
} from './journal.ts'
import { applyPatch, patchBetween } from './patch.ts'

const pm = widgetNamed('PM2.5')
const states = [0, 3, 6, 9].map((y) => documentWith([movedTo(pm, y)]))

function edit(from: number, to: number, atMs: number): JournalEntry {
  const [before, after] = [states[from]!, states[to]!]
  const changes = dashboardDifferences(before, after)
  return { atMs, changes, patch: patchBetween(before, after) }
}

describe('the journal of a dashboard', () => {
  it('undoes and redoes the edits in order', () => {
    const journal = [edit(0, 1, 0), edit(1, 2, 5_000)].reduce(recordEdit, EMPTY_JOURNAL)
    const back = undoEdit(journal)!
    expect(back.entry.changes).toMatchObject([{ kind: 'widget-moved', name: 'PM2.5' }])
    expect(applyPatch(states[2]!, back.patch)).toEqual(states[1])
    const again = redoEdit(back.journal)!
    expect(applyPatch(states[1]!, again.patch)).toEqual(states[2])
    expect(again.journal).toEqual(journal)
  })

  it('joins moves that follow each other quickly', () => {
    const journal = [edit(0, 1, 0), edit(1, 2, 800), edit(2, 3, 1_600)].reduce(
      recordEdit,
      EMPTY_JOURNAL,
    )
    expect(journal.done).toHaveLength(1)
    expect(applyPatch(states[3]!, undoEdit(journal)!.patch)).toEqual(states[0])
  })

  it('forgets undone edits once another edit is made', () => {
    const { journal } = undoEdit(recordEdit(EMPTY_JOURNAL, edit(0, 1, 0)))!
    expect(recordEdit(journal, edit(0, 2, 9_000)).undone).toEqual([])
  })

  it('keeps no more edits than its length', () => {
    const edits = Array.from({ length: JOURNAL_LENGTH + 5 }, (_, index) =>
      edit(0, 1, index * 9_000),
    )
    expect(edits.reduce(recordEdit, EMPTY_JOURNAL).done).toHaveLength(JOURNAL_LENGTH)
  })

  it('offers nothing to undo or redo at first', () => {
    expect([undoEdit(EMPTY_JOURNAL), redoEdit(EMPTY_JOURNAL)]).toEqual([null, null])
  })

  it('reads the journal back from text, and starts anew from broken text', () => {
    const journal = recordEdit(EMPTY_JOURNAL, edit(0, 1, 0))
    expect(readJournal(JSON.stringify(journal))).toEqual(journal)
    for (const spoilt of [null, '', '{"done":[1],"undone":[]}', '[]', '{"done":[{}]}']) {
      expect(readJournal(spoilt)).toBe(EMPTY_JOURNAL)
    }
  })
})
