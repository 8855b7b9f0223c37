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

describe('a text that is edited', () => {
  it('is saved once, after a pause, on top of what was loaded', async () => {
    const { draft, sent, pause, answer, kind } = desk()
    draft.edit('ab')
    draft.edit('abc')
    expect([sent, kind()]).toEqual([[], 'changed'])
    pause()
    expect([sent, kind()]).toEqual([[{ text: 'abc', based_on: 3 }], 'saving'])
    await answer(4)
    expect(draft.view()).toMatchObject({ version: 4, revision: 0, state: { kind: 'saved' } })
  })

  it('while it is on its way is saved afterwards, as a continuation', async () => {
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

  it('and changed back is not sent', async () => {
    const { draft, sent, pause, kind } = desk()
    draft.edit('ab')
    draft.edit('a')
    pause()
    await draft.flush()
    expect([sent, kind()]).toEqual([[], 'saved'])
  })

  it('that was not saved stays, and goes with the next key', async () => {
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

describe('what somebody else saved', () => {
  it('is taken over while nothing here is unsaved', () => {
    const { draft } = desk()
    draft.receive({ text: 'theirs', version: 4 })
    expect(draft.view()).toMatchObject({ text: 'theirs', version: 4, revision: 1 })
    draft.receive({ text: 'older', version: 2 })
    expect(draft.view().text).toBe('theirs')
  })

  it('never replaces what is not saved', () => {
    const { draft } = desk()
    draft.edit('mine')
    draft.receive({ text: 'theirs', version: 4 })
    expect(draft.view().text).toBe('mine')
  })

  it('is asked about, and nothing is sent until there is an answer', async () => {
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

  it('is saved over where the reader keeps theirs', async () => {
    const { draft, sent, pause, refuse, answer, kind } = desk()
    draft.edit('mine')
    pause()
    await refuse(conflict())
    void draft.keepMine()
    expect(sent[1]).toEqual({ text: 'mine', based_on: 4 })
    await answer(5)
    expect([kind(), draft.view().version]).toEqual(['saved', 5])
  })

  it('replaces the text where the reader takes it', async () => {
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
  ])('over a file that %s is saved as a new one', async (_, newest) => {
    const { draft, sent, pause, refuse } = desk(newest)
    draft.edit('mine')
    pause()
    await refuse(conflict())
    void draft.keepMine()
    expect(sent[1]).toEqual({ text: 'mine', based_on: null })
  })
})

describe('an old version', () => {
  it('comes back as a new one, after what is not saved yet', async () => {
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

  it('does not come back over what could not be saved', async () => {
    const { draft, sent, refuse, kind } = desk()
    draft.edit('ab')
    void draft.restore({ text: 'old', version: 1 })
    await refuse(new Error('no network'))
    expect([sent.length, kind(), draft.view().text]).toEqual([1, 'failed', 'ab'])
  })
})
