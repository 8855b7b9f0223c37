import {
  applyPatch,
  dashboardDifferences,
  documentOf,
  isEmptyPatch,
  mergeDashboards,
  patchBetween,
  recordEdit,
  redoEdit,
  undoEdit,
  type Dashboard,
  type DashboardChange,
  type DashboardDocument,
  type DashboardMerge,
  type Journal,
  type JournalEntry,
} from '@airshed/console-kit'
import { createSaveQueue } from './saveQueue.ts'

/** Pauses before a save that failed is tried again: doubled from the first to the longest. */
const FIRST_PAUSE_MS = 5000
const LONGEST_PAUSE_MS = 60_000

/** Two people changed the same: what each did, until somebody chooses. */
export interface Conflict {
  merge: DashboardMerge
  theirs: Dashboard
}

export interface EditorState {
  /** As it is shown: saved or about to be. */
  document: DashboardDocument
  /** The newest version that is known to be saved. */
  version: number
  journal: Journal
  conflict: Conflict | null
  /** The last save failed: the newest edits are on this page alone. */
  isUnsaved: boolean
}

export interface EditorOptions {
  dashboard: Dashboard
  journal: Journal
  /** Saves a document over a version of the server; answers what is there then. */
  save: (
    document: DashboardDocument,
    over: { document: DashboardDocument; version: number },
  ) => Promise<Dashboard>
  /** What the server has now: asked for when somebody else saved in between. */
  load: () => Promise<Dashboard>
  isConflict: (error: unknown) => boolean
  /** The server may take the same a moment later: it is saved again by itself, with growing pauses. */
  isPassing: (error: unknown) => boolean
  onError: (error: unknown) => void
  /** Changes of somebody else were brought together with those of this page. */
  onMerged: (theirs: Dashboard) => void
  keepJournal: (journal: Journal) => void
  now: () => number
  schedule: (task: () => void, delayMs: number) => () => void
}

/** A dashboard while somebody edits it: every edit is kept in a journal, shown, and saved. */
export interface DashboardEditor {
  getState(): EditorState
  subscribe(listener: () => void): () => void
  /**
   * @param isSoon saves a moment later: moves follow each other quickly
   * @returns what it was, in the journal's words; null where nothing changed
   */
  edit(next: DashboardDocument, isSoon?: boolean): JournalEntry | null
  /** @returns what was taken back; null where there was nothing */
  undo(): JournalEntry | null
  redo(): JournalEntry | null
  /** Ends a conflict with one of the two ways to bring both together. */
  resolve(document: DashboardDocument): void
  /**
   * The server has a newer one, which is shown unless edits of this page wait.
   *
   * @returns what somebody else changed in it; [] where nothing is new
   */
  receive(dashboard: Dashboard): readonly DashboardChange[]
  flush(): Promise<void>
  /** The page is left: saves what waits, for the last time. */
  close(): Promise<void>
  isDirty(): boolean
}

export function createDashboardEditor(options: EditorOptions): DashboardEditor {
  const { dashboard } = options
  let saved = { document: documentOf(dashboard), version: dashboard.version }
  let state: EditorState = {
    document: saved.document,
    version: saved.version,
    journal: options.journal,
    conflict: null,
    isUnsaved: false,
  }
  let isMerging = false
  let failures = 0
  let cancelRetry: () => void = () => undefined
  const listeners = new Set<() => void>()

  const publish = (changes: Partial<EditorState>): void => {
    if (changes.journal !== undefined) options.keepJournal(changes.journal)
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }
  const known = (theirs: Dashboard): void => {
    saved = { document: documentOf(theirs), version: theirs.version }
  }

  const queue = createSaveQueue<DashboardDocument>({
    save: async (document) => {
      known(await options.save(document, saved))
      failures = 0
      publish({ version: saved.version, isUnsaved: false })
    },
    onError: (error) => {
      if (options.isConflict(error)) void bringTogether()
      else fail(error)
    },
    schedule: options.schedule,
  })

  const fail = (error: unknown): void => {
    publish({ isUnsaved: true })
    options.onError(error)
    cancelRetry()
    if (!options.isPassing(error)) return
    const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures)
    failures += 1
    cancelRetry = options.schedule(() => void queue.flush(), pauseMs)
  }
  const save = (document: DashboardDocument, isSoon: boolean): void => {
    if (state.conflict !== null || isMerging) return
    queue.push(document)
    if (!isSoon) void queue.flush()
  }

  /** Both are kept where they touch different parts; else a person chooses. */
  async function bringTogether(): Promise<void> {
    let theirs: Dashboard
    isMerging = true
    try {
      theirs = await options.load()
    } catch (error) {
      fail(error)
      return
    } finally {
      isMerging = false
    }
    const merge = mergeDashboards(saved.document, state.document, documentOf(theirs))
    known(theirs)
    if (merge.clashes.length > 0) {
      queue.drop()
      publish({ conflict: { merge, theirs }, version: saved.version })
      return
    }
    publish({ document: merge.mineOnTop, version: saved.version })
    queue.push(merge.mineOnTop)
    void queue.flush()
    options.onMerged(theirs)
  }

  const step = (way: typeof undoEdit): JournalEntry | null => {
    const taken = state.conflict === null ? way(state.journal) : null
    if (taken === null) return null
    const document = applyPatch(state.document, taken.patch)
    publish({ document, journal: taken.journal })
    save(document, false)
    return taken.entry
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    edit(next, isSoon = false) {
      const patch = patchBetween(state.document, next)
      if (isEmptyPatch(patch)) return null
      const changes = dashboardDifferences(state.document, next)
      const entry = { atMs: options.now(), changes, patch }
      publish({ document: next, journal: recordEdit(state.journal, entry) })
      save(next, isSoon)
      return entry
    },
    undo: () => step(undoEdit),
    redo: () => step(redoEdit),
    resolve(document) {
      publish({ document, conflict: null })
      if (isEmptyPatch(patchBetween(saved.document, document))) return
      queue.push(document)
      void queue.flush()
    },
    receive(theirs) {
      if (theirs.version <= saved.version || queue.isDirty() || state.conflict !== null) return []
      const before = state.document
      known(theirs)
      publish({ document: saved.document, version: saved.version })
      return dashboardDifferences(before, saved.document)
    },
    flush: () => queue.flush(),
    close() {
      cancelRetry()
      return queue.flush()
    },
    isDirty: () => queue.isDirty() || state.conflict !== null,
  }
}
