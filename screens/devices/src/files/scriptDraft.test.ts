import { ApiError, type NodeScript } from '@airshed/console-kit'
import { nodeScript } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { createScriptDraft, SAVE_AFTER_MS, type DraftSave } from './scriptDraft.ts'

const conflict = () =>
  new ApiError({ status: 409, code: 'CONFLICT', detail: 'somebody was faster' })

/** A draft of version 3, a server that answers when it is told to, and a clock that stands still. */
function desk(newest: NodeScript | null = nodeScript('main.lua', { version: 4 })) {
  const sent: DraftSave[] = []
  const open: { resolve: (script: NodeScript) => void; reject: (error: unknown) => void }[] = []
  let task: (() => void) | null = null
  const draft = createScriptDraft({
    text: 'a',
    version: 3,
    save: (save) => {
      sent.push(save)
      return new Promise((resolve, reject) => void open.push({ resolve, reject }))
    },
    findNewest: async () => newest,
    schedule: (next, delayMs) => {
      expect(delayMs).toBe(SAVE_AFTER_MS)
      task = next
      return () => void (task = null)
    },
  })
  const settle = async (act: (one: (typeof open)[number]) => void) => {
    const one = open.shift()
    if (one === undefined) throw new Error('Nothing was sent')
    act(one)
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  }
  return {
    draft,
    sent,
    /** The time after which a pause counts is over. */
    pause: () => task?.(),
    answer: (version: number) =>
      settle(({ resolve }) => resolve(nodeScript('main.lua', { version }))),
    refuse: (error: unknown) => settle(({ reject }) => reject(error)),
    kind: () => draft.view().state.kind,
  }
}

describe('the draft of a script', () => {
  it('saves a text once, after a pause, based on the loaded version', async () => {
    const { draft, sent, pause, answer, kind } = desk()
    draft.edit('ab')
    draft.edit('abc')
    expect([sent, kind()]).toEqual([[], 'changed'])
    pause()
    expect([sent, kind()]).toEqual([[{ text: 'abc', based_on: 3 }], 'saving'])
    await answer(4)
    expect(draft.view()).toMatchObject({ version: 4, revision: 0, state: { kind: 'saved' } })
  })

  it('saves what was typed during a save afterwards, as a continuation', async () => {
    const { draft, sent, pause, answer, kind } = desk()
    draft.edit('ab')
    pause()
    draft.edit('abc')
    pause()
    expect(sent).toHaveLength(1)
    await answer(4)
    expect(sent[1]).toEqual({ text: 'abc', based_on: 4, continues: true })
    await answer(5)
    expect(kind()).toBe('saved')
  })

  it('sends nothing when a text is changed back', async () => {
    const { draft, sent, pause, kind } = desk()
    draft.edit('ab')
    draft.edit('a')
    pause()
    await draft.flush()
    expect([sent, kind()]).toEqual([[], 'saved'])
  })

  it('keeps a text that could not be saved, and sends it with the next edit', async () => {
    const { draft, sent, pause, refuse, answer, kind } = desk()
    draft.edit('ab')
    pause()
    await refuse(new Error('no network'))
    expect([kind(), draft.view().text]).toEqual(['failed', 'ab'])
    draft.edit('abc')
    pause()
    expect(sent[1]).toEqual({ text: 'abc', based_on: 3 })
    await answer(4)
    expect(kind()).toBe('saved')
  })
})

describe('a script that somebody else saved', () => {
  it('adopts another version while nothing here is unsaved', () => {
    const { draft } = desk()
    draft.receive({ text: 'theirs', version: 4 })
    expect(draft.view()).toMatchObject({ text: 'theirs', version: 4, revision: 1 })
    draft.receive({ text: 'older', version: 2 })
    expect(draft.view().text).toBe('theirs')
  })

  it('never replaces unsaved text', () => {
    const { draft } = desk()
    draft.edit('mine')
    draft.receive({ text: 'theirs', version: 4 })
    expect(draft.view().text).toBe('mine')
  })

  it('reports a conflict, and sends nothing until it is answered', async () => {
    const { draft, sent, pause, refuse, kind } = desk()
    draft.edit('mine')
    pause()
    await refuse(conflict())
    expect(draft.view()).toMatchObject({
      text: 'mine',
      state: { kind: 'conflict', newest: { version: 4 } },
    })
    draft.edit('mine too')
    pause()
    await draft.flush()
    expect([sent.length, kind()]).toEqual([1, 'conflict'])
  })

  it('overwrites the other version when the reader keeps theirs', async () => {
    const { draft, sent, pause, refuse, answer, kind } = desk()
    draft.edit('mine')
    pause()
    await refuse(conflict())
    void draft.keepMine()
    expect(sent[1]).toEqual({ text: 'mine', based_on: 4 })
    await answer(5)
    expect([kind(), draft.view().version]).toEqual(['saved', 5])
  })

  it('replaces the text when the reader takes the other one', async () => {
    const { draft, pause, refuse } = desk()
    draft.edit('mine')
    pause()
    await refuse(conflict())
    draft.takeTheirs({ text: 'theirs', version: 4 })
    expect(draft.view()).toEqual({
      text: 'theirs',
      version: 4,
      revision: 1,
      state: { kind: 'saved' },
    })
  })

  it.each([
    ['was deleted', nodeScript('main.lua', { version: 4, is_deleted: true })],
    ['is gone', null],
  ])('a text for a file that %s is saved as a new one', async (_, newest) => {
    const { draft, sent, pause, refuse } = desk(newest)
    draft.edit('mine')
    pause()
    await refuse(conflict())
    void draft.keepMine()
    expect(sent[1]).toEqual({ text: 'mine', based_on: null })
  })
})

describe('restoring an old version', () => {
  it('restores an old version as a new one, after saving pending text', async () => {
    const { draft, sent, answer } = desk()
    draft.edit('ab')
    void draft.restore({ text: 'old', version: 1 })
    await answer(4)
    expect(sent).toEqual([
      { text: 'ab', based_on: 3 },
      { text: 'old', based_on: 4, restored_from: 1 },
    ])
    await answer(5)
    expect(draft.view()).toMatchObject({ text: 'old', version: 5, revision: 1 })
  })

  it('restores nothing over a text that could not be saved', async () => {
    const { draft, sent, refuse, kind } = desk()
    draft.edit('ab')
    void draft.restore({ text: 'old', version: 1 })
    await refuse(new Error('no network'))
    expect([sent.length, kind(), draft.view().text]).toEqual([1, 'failed', 'ab'])
  })
})
