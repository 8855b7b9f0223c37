import { LeaveGuard } from '@airshed/console-kit'
import { useSyncExternalStore } from 'react'
import type { ScriptDraft } from './scriptDraft.ts'

/** Saves a draft before its page is left, and asks what to do if that fails or somebody else saved. */
export function DraftGuard({ draft }: { draft: ScriptDraft }) {
  const { state } = useSyncExternalStore(draft.subscribe, draft.view)
  return <LeaveGuard isChanged={state.kind !== 'saved'} save={draft.flush} />
}
