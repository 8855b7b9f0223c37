import { errorText } from '@airshed/console-kit'
import { Button, type PluginIntl } from '@airshed/kit'
import { useSyncExternalStore } from 'react'
import type { ScriptDraft } from './scriptDraft.ts'

export interface DraftStatusProps {
  draft: ScriptDraft
  intl: PluginIntl
  /** Opens the conflict dialog. */
  onDecide: () => void
}

/** Whether a text is saved; otherwise why not, and a button to retry. */
export function DraftStatus({ draft, intl, onDecide }: DraftStatusProps) {
  const { state } = useSyncExternalStore(draft.subscribe, draft.view)
  const text = (id: string): string => intl.formatMessage({ id })
  const word = {
    saved: 'files.saved',
    changed: 'files.saving',
    saving: 'files.saving',
    failed: 'files.notSaved',
    conflict: 'files.notSaved',
  }[state.kind]
  return (
    <span className="devices-file-saving">
      <span role="status" data-state={state.kind}>
        {text(word)}
        {state.kind === 'failed' ? ` · ${errorText(state.error, intl)}` : ''}
      </span>
      {state.kind === 'failed' ? (
        <Button
          variant="minimal"
          size="small"
          text={text('files.retry')}
          onClick={() => void draft.flush()}
        />
      ) : null}
      {state.kind === 'conflict' ? (
        <Button variant="minimal" size="small" text={text('files.decide')} onClick={onDecide} />
      ) : null}
    </span>
  )
}
