import { ApiError, type NodeScript } from '@airshed/console-kit'

/** Keys that follow each other within this time are saved as one text. */
export const SAVE_AFTER_MS = 300

/** How far a draft is: on the server, not yet, on its way, refused, or overtaken by somebody else. */
export type DraftState =
  | { kind: 'saved' }
  | { kind: 'changed' }
  | { kind: 'saving' }
  | { kind: 'failed'; error: unknown }
  /** `newest`: what somebody else saved; null: the file is gone. */
  | { kind: 'conflict'; newest: NodeScript | null }

/** A draft at one moment; another one after each change. */
export interface DraftView {
  text: string
  /** The version that it is based on; null: there is none any more. */
  version: number | null
  /** Grows when the text was replaced from outside of the editor. */
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
  /** Rejects with an `ApiError` of code `CONFLICT` where somebody else saved. */
  save: (save: DraftSave) => Promise<NodeScript>
  /** The newest version as it is on the server; null: there is no such file. */
  findNewest: () => Promise<NodeScript | null>
  /** Runs a task later; answers how to cancel it. */
  schedule: (task: () => void, delayMs: number) => () => void
}

/** The text of one script file while somebody edits it. */
export interface ScriptDraft {
  view: () => DraftView
  /** @returns ends it */
  subscribe: (listener: () => void) => () => void
  edit: (text: string) => void
  /** Saves at once what is not saved; resolves when there is nothing left that could be. */
  flush: () => Promise<void>
  /** Takes over what somebody else saved, unless something here is not saved. */
  receive: (saved: { text: string; version: number }) => void
  /** After a conflict: saves this text on top of the other. */
  keepMine: () => Promise<void>
  /** After a conflict: shows the other text; this one is left to the undo of the editor. */
  takeTheirs: (theirs: { text: string; version: number }) => void
  /** Saves an old text as the newest version. */
  restore: (old: { text: string; version: number }) => Promise<void>
}

/** A draft that saves itself, one call at a time, the newest text each time. */
export function createScriptDraft(options: DraftOptions): ScriptDraft {
  const { save, findNewest, schedule } = options
  const listeners = new Set<() => void>()
  // null: whatever the text is, it is still to be saved.
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
