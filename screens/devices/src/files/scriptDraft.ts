import { ApiError, type NodeScript } from '@airshed/console-kit'

/** Debounce: keystrokes within this time are saved together. */
export const SAVE_AFTER_MS = 300

/** State of a draft: saved, unsaved, being saved, failed, or in conflict with somebody else's version. */
export type DraftState =
  | { kind: 'saved' }
  | { kind: 'changed' }
  | { kind: 'saving' }
  | { kind: 'failed'; error: unknown }
  /** `newest`: the version saved by somebody else; null: the file was deleted. */
  | { kind: 'conflict'; newest: NodeScript | null }

/** An immutable view of a draft; a new one after each change. */
export interface DraftView {
  text: string
  /** The version it is based on; null: it no longer exists. */
  version: number | null
  /** Incremented when the text was replaced from outside the editor. */
  revision: number
  state: DraftState
}

/** What is sent to the server. */
export interface DraftSave {
  text: string
  based_on: number | null
  continues?: boolean
  restored_from?: number
}

export interface DraftOptions {
  text: string
  version: number
  /** Rejects with an `ApiError` of code `CONFLICT` if somebody else saved. */
  save: (save: DraftSave) => Promise<NodeScript>
  /** The newest version on the server; null: there is no such file. */
  findNewest: () => Promise<NodeScript | null>
  /** Schedules a task; returns a function that cancels it. */
  schedule: (task: () => void, delayMs: number) => () => void
}

/** The text of one script file while it is edited. */
export interface ScriptDraft {
  view: () => DraftView
  /** @returns a function that unsubscribes */
  subscribe: (listener: () => void) => () => void
  edit: (text: string) => void
  /** Saves unsaved text at once; resolves when nothing is left that could be saved. */
  flush: () => Promise<void>
  /** Adopts what somebody else saved, unless there are unsaved changes here. */
  receive: (saved: { text: string; version: number }) => void
  /** After a conflict: saves this text over the other one. */
  keepMine: () => Promise<void>
  /** After a conflict: shows the other text; this one can be restored with the editor's undo. */
  takeTheirs: (theirs: { text: string; version: number }) => void
  /** Saves an old text as the newest version. */
  restore: (old: { text: string; version: number }) => Promise<void>
}

/** A draft that saves itself, one call at a time, always the newest text. */
export function createScriptDraft(options: DraftOptions): ScriptDraft {
  const { save, findNewest, schedule } = options
  const listeners = new Set<() => void>()
  // null: the text counts as unsaved, whatever it is.
  let saved: string | null = options.text
  let isOwn = false
  let running: Promise<void> | null = null
  let cancel: () => void = () => undefined
  let view: DraftView = {
    text: options.text,
    version: options.version,
    revision: 0,
    state: { kind: 'saved' },
  }
  const show = (changes: Partial<DraftView>): void => {
    view = { ...view, ...changes }
    for (const listener of listeners) listener()
  }
  const adopt = ({ text, version }: { text: string; version: number }): void => {
    cancel()
    saved = text
    isOwn = false
    show({ text, version, revision: view.revision + 1, state: { kind: 'saved' } })
  }
  const refused = async (error: unknown): Promise<void> => {
    if (!(error instanceof ApiError) || error.code !== 'CONFLICT') {
      show({ state: { kind: 'failed', error } })
      return
    }
    try {
      show({ state: { kind: 'conflict', newest: await findNewest() } })
    } catch (failure) {
      show({ state: { kind: 'failed', error: failure } })
    }
  }
  const send = async (sent: DraftSave): Promise<boolean> => {
    show({ state: { kind: 'saving' } })
    try {
      const script = await save(sent)
      saved = sent.text
      isOwn = true
      show({ version: script.version })
      return true
    } catch (error) {
      await refused(error)
      return false
    }
  }
  const run = async (): Promise<void> => {
    while (view.text !== saved) {
      const { text, version } = view
      const more = isOwn ? { continues: true } : {}
      if (!(await send({ text, based_on: version, ...more }))) return
    }
    show({ state: { kind: 'saved' } })
  }
  const flush = (): Promise<void> => {
    cancel()
    if (running !== null) return running
    if (view.state.kind === 'conflict') return Promise.resolve()
    running = run().finally(() => {
      running = null
    })
    return running
  }
  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    edit(text) {
      if (text === view.text) return
      const isWaiting = view.state.kind === 'conflict' || view.state.kind === 'saving'
      show({ text, state: isWaiting ? view.state : { kind: 'changed' } })
      cancel()
      cancel = schedule(() => void flush(), SAVE_AFTER_MS)
    },
    flush,
    receive(other) {
      if (view.state.kind !== 'saved' || other.version <= (view.version ?? 0)) return
      adopt(other)
    },
    async keepMine() {
      if (view.state.kind !== 'conflict') return
      const { newest } = view.state
      isOwn = false
      const version = newest === null || newest.is_deleted ? null : newest.version
      saved = null
      show({ version, state: { kind: 'changed' } })
      await flush()
    },
    takeTheirs: adopt,
    async restore({ text, version: from }) {
      await flush()
      if (view.state.kind !== 'saved') return
      const isSent = await send({ text, based_on: view.version, restored_from: from })
      if (isSent) adopt({ text, version: view.version ?? from })
    },
  }
}
