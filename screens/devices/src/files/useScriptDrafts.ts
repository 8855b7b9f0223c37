import { scheduleByTimer, useAirshed, useShowError } from '@airshed/console-kit'
import { listNodeScripts, saveNodeScript } from '@airshed/console-kit/calls'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createScriptDraft, type ScriptDraft } from './scriptDraft.ts'

/** The drafts of a device’s files. They are kept while another file is shown. */
export interface ScriptDrafts {
  /** Drafts of all loaded files, by name. */
  all: ReadonlyMap<string, ScriptDraft>
  /** undefined: the text of the file has not been loaded. */
  of: (name: string) => ScriptDraft | undefined
  /** Creates the draft of a file, or updates it to what was saved elsewhere. */
  load: (name: string, saved: { text: string; version: number }) => void
  /** Discards the draft of a file that was deleted. */
  forget: (name: string) => void
}

/**
 * Drafts that save themselves; unsaved ones are saved when the page is left. Typing saves every few
 * seconds, so only `onSaved` decides what is refetched.
 */
export function useScriptDrafts(nodeId: string, onSaved: () => void): ScriptDrafts {
  const { api } = useAirshed()
  const showError = useShowError()
  const latest = useRef(onSaved)
  useEffect(() => {
    latest.current = onSaved
  })
  const [drafts, setDrafts] = useState<ReadonlyMap<string, ScriptDraft>>(new Map())
  const saveRest = useEffectEvent(() => {
    const saveOne = async (draft: ScriptDraft): Promise<void> => {
      // The user chose in DraftGuard to discard its text.
      if (draft.view().state.kind === 'failed') return
      await draft.flush()
      const { state } = draft.view()
      if (state.kind === 'failed') showError(state.error, 'script files')
    }
    for (const draft of drafts.values()) void saveOne(draft)
  })
  useEffect(() => () => saveRest(), [])
  return {
    all: drafts,
    of: (name) => drafts.get(name),
    load(name, saved) {
      const known = drafts.get(name)
      if (known !== undefined) {
        known.receive(saved)
        return
      }
      const params = { id: nodeId, name }
      const made = createScriptDraft({
        ...saved,
        save: async (body) => {
          const script = await api.call(saveNodeScript, { params, body })
          latest.current()
          return script
        },
        findNewest: async () => {
          const { scripts } = await api.call(listNodeScripts, { params: { id: nodeId } })
          return scripts.find((script) => script.name === name) ?? null
        },
        schedule: scheduleByTimer,
      })
      setDrafts((others) => new Map(others).set(name, made))
    },
    forget(name) {
      setDrafts((others) => new Map([...others].filter(([other]) => other !== name)))
    },
  }
}
