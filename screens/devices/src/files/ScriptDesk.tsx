import { useChange, useConfirmed } from '@airshed/console-kit'
import { deleteNodeScript } from '@airshed/console-kit/calls'
import { Button, NamedIcon, Skeleton } from '@airshed/kit'
import { lazy, Suspense, useId, useState, useSyncExternalStore } from 'react'
import { ConflictDialog } from './ConflictDialog.tsx'
import { DraftStatus } from './DraftStatus.tsx'
import type { DraftState, ScriptDraft } from './scriptDraft.ts'
import type { ScriptPanelProps } from './scriptPanelProps.ts'
import { scriptIcon, scriptText } from './scriptText.ts'
import '../details/muted.css'

const LuaEditor = lazy(() => import('./LuaEditor.tsx'))
const ScriptVersions = lazy(() => import('./ScriptVersions.tsx'))

export interface ScriptDeskProps extends ScriptPanelProps {
  draft: ScriptDraft
}

/** The editor of one file, with its save state and the state on the device. */
export function ScriptDesk(props: ScriptDeskProps) {
  const { node, script, canWrite, draft, drafts, nowMs, intl } = props
  const { name } = script
  const headingId = useId()
  const hintId = useId()
  const view = useSyncExternalStore(draft.subscribe, draft.view)
  const [areVersionsOpen, setVersionsOpen] = useState(false)
  const [postponed, setPostponed] = useState<DraftState | null>(null)
  const { start, dialog } = useConfirmed('script files')
  const { mutateAsync: remove } = useChange(deleteNodeScript, { isShown: () => false })
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  const { state } = view
  return (
    <section className="devices-file" aria-labelledby={headingId}>
      <div className="devices-file-head">
        <h3 id={headingId}>{name}</h3>
        <span className="devices-file-state" data-state={script.state}>
          <NamedIcon name={scriptIcon(script)} size={14} />
          {scriptText(script, nowMs, intl)}
        </span>
        {canWrite ? (
          <DraftStatus draft={draft} intl={intl} onDecide={() => setPostponed(null)} />
        ) : null}
        <div className="devices-buttons">
          <Button
            icon={<NamedIcon name="history" />}
            text={text('files.versions')}
            onClick={() => setVersionsOpen(true)}
          />
          {canWrite ? (
            <Button
              icon={<NamedIcon name="trash" />}
              intent="danger"
              variant="outlined"
              text={text('files.delete')}
              onClick={() =>
                start({
                  confirm: {
                    title: text('files.delete.title', { name }),
                    text: text('files.delete.text'),
                    confirmLabel: text('files.delete'),
                  },
                  async run() {
                    await draft.flush()
                    await remove({ params: { id: node.node_id, name } })
                    drafts.forget(name)
                  },
                })
              }
            />
          ) : null}
        </div>
      </div>
      <div className="devices-file-editor">
        <Suspense fallback={<Skeleton height={360} />}>
          <LuaEditor
            text={view.text}
            revision={view.revision}
            isReadOnly={!canWrite}
            label={text('files.editor', { name })}
            describedBy={hintId}
            onChange={draft.edit}
          />
        </Suspense>
      </div>
      <p id={hintId} className="devices-muted">
        {text(canWrite ? 'files.keys' : 'files.readOnly')}
      </p>
      {areVersionsOpen ? (
        <Suspense fallback={null}>
          <ScriptVersions
            {...{ nodeId: node.node_id, name, canWrite, nowMs, intl }}
            current={view.version}
            onRestore={draft.restore}
            onClose={() => setVersionsOpen(false)}
          />
        </Suspense>
      ) : null}
      {state.kind === 'conflict' && state !== postponed ? (
        <ConflictDialog
          nodeId={node.node_id}
          newest={state.newest}
          {...{ name, draft, nowMs, intl }}
          onClose={() => setPostponed(state)}
          onGone={() => drafts.forget(name)}
        />
      ) : null}
      {dialog}
    </section>
  )
}
