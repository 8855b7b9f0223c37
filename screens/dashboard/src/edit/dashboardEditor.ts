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

/** Backoff of a failed save: doubled from the first pause to the longest. */
const FIRST_PAUSE_MS = 5000
const LONGEST_PAUSE_MS = 60_000

/** Two people changed the same part: what each did, until somebody chooses. */
export interface Conflict {
  merge: DashboardMerge
  theirs: Dashboard
}

export interface EditorState {
  /** The document as displayed: saved or about to be. */
  document: DashboardDocument
  /** The newest version known to be saved. */
  version: number
  journal: Journal
  conflict: Conflict | null
  /** The last save failed: the newest edits exist on this page only. */
  isUnsaved: boolean
}

export interface EditorOptions {
  dashboard: Dashboard
  journal: Journal
  /** Saves a document over a version of the server; resolves with the resulting dashboard. */
  save: (
    document: DashboardDocument,
    over: { document: DashboardDocument; version: number },
  ) => Promise<Dashboard>
  /** Loads the version on the server: called if somebody else saved in between. */
  load: () => Promise<Dashboard>
  isConflict: (error: unknown) => boolean
  /** Whether the error is temporary: the save is retried automatically, with backoff. */
  isPassing: (error: unknown) => boolean
  onError: (error: unknown) => void
  /** Somebody else's changes were merged with those of this page. */
  onMerged: (theirs: Dashboard) => void
  keepJournal: (journal: Journal) => void
  now: () => number
  schedule: (task: () => void, delayMs: number) => () => void
}

/** A dashboard while it is edited: every edit is recorded in a journal, shown, and saved. */
export interface DashboardEditor {
  getState(): EditorState
  subscribe(listener: () => void): () => void
  /**
   * @param isSoon saves after a delay: moves follow each other quickly
   * @returns the journal entry; null if nothing changed
   */
  edit(next: DashboardDocument, isSoon?: boolean): JournalEntry | null
  /** @returns the undone entry; null if there was nothing to undo */
  undo(): JournalEntry | null
  redo(): JournalEntry | null
  /** Resolves a conflict with one of the two ways to merge. */
  resolve(document: DashboardDocument): void
  /**
   * The server has a newer version, which is shown unless edits of this page are pending.
   *
   * @returns what somebody else changed in it; [] if nothing did
   */
  receive(dashboard: Dashboard): readonly DashboardChange[]
  flush(): Promise<void>
  /** The page is left: saves pending edits for the last time. */
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

  /** Both are kept if they touch different parts; otherwise a person chooses. */
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
