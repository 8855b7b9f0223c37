import { Dialog, QueryView, useCall, type NodeScript } from '@airshed/console-kit'
import { getNodeScript } from '@airshed/console-kit/calls'
import { Button, type PluginIntl } from '@airshed/kit'
import { momentText } from '../edit/momentText.ts'
import type { ScriptDraft } from './scriptDraft.ts'

const WIDTH_PX = 640
const HEIGHT_PX = 160

export interface ConflictDialogProps {
  nodeId: string
  name: string
  /** The version saved by somebody else; null: the file was deleted. */
  newest: NodeScript | null
  draft: ScriptDraft
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
  /** Leaves the conflict open: nothing is saved until it is resolved. */
  onClose: () => void
  /** The reader accepts that somebody else deleted the file. */
  onGone: () => void
}

/** Somebody else saved or deleted the file: asks which text to use. Both are kept. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { nodeId, name, newest, draft, nowMs, intl, onClose, onGone } = props
  const text = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id }, values)
  const isThere = newest !== null && !newest.is_deleted
  const query = useCall(
    getNodeScript,
    { params: { id: nodeId, name }, query: { version: newest?.version ?? 1 } },
    { enabled: isThere },
  )
  const theirs = query.data
  return (
    <Dialog
      isOpen
      title={text(isThere ? 'files.conflict.title' : 'files.conflict.deleted', { name })}
      width={WIDTH_PX}
      canOutsideClickClose={false}
      onClose={onClose}
      actions={
        <>
          {isThere ? (
            <Button
              text={text('files.conflict.theirs')}
              disabled={theirs === undefined}
              onClick={() => theirs !== undefined && draft.takeTheirs(theirs)}
            />
          ) : (
            <Button intent="danger" text={text('files.conflict.drop')} onClick={onGone} />
          )}
          <Button
            intent="primary"
            text={text(isThere ? 'files.conflict.mine' : 'files.conflict.again')}
            onClick={() => void draft.keepMine()}
          />
        </>
      }
    >
      {isThere ? (
        <>
          <p>
            {text('files.conflict.who', {
              who: newest.saved_by,
              version: newest.version,
              time: momentText(newest.saved_at, nowMs, intl),
            })}{' '}
            {text('files.conflict.text')}
          </p>
          <QueryView
            query={query}
            errorTitle={text('files.textError', { name })}
            skeletonHeightPx={HEIGHT_PX}
          >
            {(script) => (
              <pre
                className="devices-file-text"
                tabIndex={0}
                aria-label={text('files.conflict.other')}
              >
                {script.text}
              </pre>
            )}
          </QueryView>
        </>
      ) : (
        <p>{text('files.conflict.deleted.text')}</p>
      )}
    </Dialog>
  )
}
