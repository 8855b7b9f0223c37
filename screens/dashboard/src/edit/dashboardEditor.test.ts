import {
  applyPatch,
  EMPTY_JOURNAL,
  patchBetween,
  type Dashboard,
  type DashboardDocument,
  type Journal,
} from '@airshed/console-kit'
import { dashboard as buildDashboard, savedWidget } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { createDashboardEditor } from './dashboardEditor.ts'

const CONFLICT = new Error('409')

/** A server with one dashboard that several people may save, and an editor of it. */
function bench(journal: Journal = EMPTY_JOURNAL) {
  let stored: Dashboard = buildDashboard({
    name: 'Quay',
    configuration: { widgets: [savedWidget('ChartWidget', { name: 'Dust' })] },
  })
  const kept: Journal[] = []
  const reported: string[] = []
  let isDown = false
  let tasks: { task: () => void; delayMs: number }[] = []
  const write = (document: DashboardDocument): Dashboard => {
    stored = { ...stored, ...structuredClone(document), version: stored.version + 1 }
    return stored
  }
  const editor = createDashboardEditor({
    dashboard: stored,
    journal,
    save: async (document, { version }) => {
      if (isDown) throw new Error('down')
      if (version !== stored.version) throw CONFLICT
      return write(document)
    },
    load: async () => stored,
    isConflict: (error) => error === CONFLICT,
    onError: (error) => reported.push(String(error)),
    onMerged: () => reported.push('merged'),
    keepJournal: (next) => kept.push(next),
    now: () => kept.length * 10_000,
    isPassing: (error) => String(error) === 'Error: down',
    schedule: (task, delayMs) => {
      const own = { task, delayMs }
      tasks.push(own)
      return () => {
        tasks = tasks.filter((other) => other !== own)
      }
    },
  })
  /** Lets the pauses pass that are due; answers how long they were, in ms. */
  const pass = () => {
    const due = tasks
    tasks = []
    for (const { task } of due) task()
    return due.map(({ delayMs }) => delayMs)
  }
  const settle = async () => {
    for (let turn = 0; turn < 5; turn += 1) await new Promise((done) => setImmediate(done))
  }
  return {
    editor,
    kept,
    reported,
    settle,
    pass,
    stored: () => stored,
    /** Somebody else saves a change of what is stored. */
    elsewhere: (change: Partial<DashboardDocument>) => {
      const { name, description, configuration, range, is_updates_on } = stored
      write({ name, description, configuration, range, is_updates_on, ...change })
    },
    setDown: (next: boolean) => (isDown = next),
  }
}

const renamed = (document: DashboardDocument, name: string): DashboardDocument => ({
  ...document,
  name,
})
const without = (document: DashboardDocument, index: number): DashboardDocument => ({
  ...document,
  configuration: { widgets: document.configuration.widgets.filter((_, at) => at !== index) },
})

describe('an edit that could not be saved', () => {
  it('saves the edit by itself once the server answers again', async () => {
    const { editor, settle, pass, stored, setDown } = bench()
    setDown(true)
    editor.edit(renamed(editor.getState().document, 'Pier'))
    await settle()
    expect(editor.getState().isUnsaved).toBe(true)
    expect(pass()).toEqual([5000])
    await settle()
    setDown(false)
    expect(pass()).toEqual([10_000])
    await settle()
    expect([stored().name, editor.getState().isUnsaved]).toEqual(['Pier', false])
  })

  it('merges the edit with what somebody else saved meanwhile', async () => {
    const { editor, settle, pass, stored, reported, setDown, elsewhere } = bench()
    setDown(true)
    editor.edit(renamed(editor.getState().document, 'Pier'))
    await settle()
    elsewhere({ description: 'By the sea' })
    setDown(false)
    pass()
    await settle()
    expect(stored()).toMatchObject({ name: 'Pier', description: 'By the sea' })
    expect(reported).toContain('merged')
  })
})

describe('the editor of a dashboard', () => {
  it('shows an edit at once and saves it', async () => {
    const { editor, settle, stored } = bench()
    const entry = editor.edit(without(editor.getState().document, 0))
    expect(entry?.changes).toMatchObject([{ kind: 'widget-removed' }])
    await settle()
    expect(stored().configuration).toEqual(editor.getState().document.configuration)
    expect(editor.getState()).toMatchObject({ version: 2, isUnsaved: false })
    expect(editor.isDirty()).toBe(false)
  })

  it('undoes and redoes edits, on the server as well', async () => {
    const { editor, settle, stored } = bench()
    const before = editor.getState().document
    editor.edit(renamed(before, 'One'))
    editor.edit(renamed(editor.getState().document, 'Two'))
    expect(editor.undo()?.changes).toMatchObject([{ kind: 'renamed', name: 'Two' }])
    expect(editor.undo()).not.toBeNull()
    expect(editor.undo()).toBeNull()
    await settle()
    expect(stored().name).toBe('Quay')
    expect(editor.redo()).not.toBeNull()
    await settle()
    expect(stored().name).toBe('One')
  })

  it('continues a journal that was kept in the tab', async () => {
    const first = bench()
    first.editor.edit(renamed(first.editor.getState().document, 'One'))
    await first.settle()
    const again = bench(first.kept.at(-1))
    expect(again.editor.undo()).not.toBeNull()
  })

  it('merges changes by somebody else to other parts', async () => {
    const { editor, settle, stored, elsewhere, reported } = bench()
    elsewhere({ description: 'theirs' })
    editor.edit(renamed(editor.getState().document, 'Mine'))
    await settle()
    expect(stored()).toMatchObject({ name: 'Mine', description: 'theirs' })
    expect([reported, editor.getState().conflict]).toEqual([['merged'], null])
  })

  it('asks when both changed the same part, and saves the choice', async () => {
    const { editor, settle, stored, elsewhere } = bench()
    elsewhere({ name: 'Theirs', description: 'theirs' })
    editor.edit(renamed(editor.getState().document, 'Mine'))
    await settle()
    expect(stored().name).toBe('Theirs')
    const { conflict } = editor.getState()
    expect(conflict?.merge.clashes).toMatchObject([{ part: 'name' }])
    editor.resolve(conflict!.merge.mineOnTop)
    await settle()
    expect(stored()).toMatchObject({ name: 'Mine', description: 'theirs' })
    expect(editor.isDirty()).toBe(false)
  })

  it('saves nothing more after the other change was taken', async () => {
    const { editor, settle, stored, elsewhere } = bench()
    elsewhere({ name: 'Theirs' })
    editor.edit(renamed(editor.getState().document, 'Mine'))
    await settle()
    editor.resolve(editor.getState().conflict!.merge.theirsOnTop)
    await settle()
    expect([stored().version, editor.getState().document.name]).toEqual([2, 'Theirs'])
  })

  it('says that an edit is not saved, and saves it with the next one', async () => {
    const { editor, settle, stored, setDown, reported } = bench()
    setDown(true)
    editor.edit(renamed(editor.getState().document, 'One'))
    await settle()
    expect([editor.getState().isUnsaved, reported]).toEqual([true, ['Error: down']])
    setDown(false)
    await editor.flush()
    await settle()
    expect([stored().name, editor.getState().isUnsaved]).toEqual(['One', false])
  })

  it('adopts what somebody else saved while nothing is edited', () => {
    const { editor, elsewhere, stored } = bench()
    elsewhere({ name: 'Theirs' })
    expect(editor.receive(stored())).toMatchObject([{ kind: 'renamed', name: 'Theirs' }])
    expect(editor.getState()).toMatchObject({ version: 2, document: { name: 'Theirs' } })
    expect(editor.receive(stored())).toEqual([])
  })

  it('ignores an edit that changes nothing', () => {
    const { editor, kept } = bench()
    const { document } = editor.getState()
    expect(editor.edit(applyPatch(document, patchBetween(document, document)))).toBeNull()
    expect(kept).toEqual([])
  })
})
