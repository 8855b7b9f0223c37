import { QueryView, useCall, type NodeScript } from '@airshed/console-kit'
import { listNodeScripts } from '@airshed/console-kit/calls'
import { Button, EmptyState, NamedIcon, useNow, type Node, type PluginIntl } from '@airshed/kit'
import { useState } from 'react'
import { DraftGuard } from './DraftGuard.tsx'
import { NewScriptDialog } from './NewScriptDialog.tsx'
import { ScriptList } from './ScriptList.tsx'
import { ScriptPanel } from './ScriptPanel.tsx'
import { useScriptDrafts } from './useScriptDrafts.ts'
import './files.css'

/** How often ages are redrawn. */
const TICK_MS = 30_000
/** Refetch interval while a device has not confirmed a file. */
const ASK_AGAIN_MS = 5_000
const HEIGHT_PX = 480

export interface FilesTabProps {
  /** A device whose type has scripts: `deviceModel(node.type).hasScripts`. */
  node: Node
  intl: PluginIntl
}

/** The script files of a device: a list, and an editor that saves while the user types. */
export function FilesTab({ node, intl }: FilesTabProps) {
  const nowMs = useNow(TICK_MS)
  const [wanted, setWanted] = useState<string | null>(null)
  const [isNewOpen, setNewOpen] = useState(false)
  const query = useCall(
    listNodeScripts,
    { params: { id: node.node_id } },
    {
      askAgainMs: (answer) =>
        answer?.scripts.some(({ state }) => state === 'waiting') === true ? ASK_AGAIN_MS : false,
    },
  )
  const drafts = useScriptDrafts(node.node_id, () => void query.refetch())
  const canWrite = node.actions.includes('configure')
  const text = (id: string): string => intl.formatMessage({ id })
  const add = canWrite ? (
    <Button
      icon={<NamedIcon name="plus" />}
      text={text('files.new')}
      onClick={() => setNewOpen(true)}
    />
  ) : undefined
  return (
    <div className="devices-files-tab">
      <QueryView
        query={query}
        errorTitle={text('files.error')}
        skeletonHeightPx={HEIGHT_PX}
        isEmpty={({ scripts }) => scripts.length === 0}
        empty={
          <EmptyState title={text('files.empty')} text={text('files.empty.text')} action={add} />
        }
      >
        {({ scripts }) => {
          const chosen = scripts.find(({ name }) => name === wanted) ?? firstOf(scripts)
          return (
            <div className="devices-files">
              <div className="devices-files-side">
                <ScriptList
                  scripts={scripts}
                  chosen={chosen?.name ?? null}
                  onChoose={setWanted}
                  {...{ nowMs, intl }}
                />
                {add}
              </div>
              {chosen === undefined ? null : (
                <ScriptPanel
                  key={chosen.name}
                  node={node}
                  script={chosen}
                  {...{ canWrite, drafts, nowMs, intl }}
                />
              )}
            </div>
          )
        }}
      </QueryView>
      {[...drafts.all].map(([name, draft]) => (
        <DraftGuard key={name} draft={draft} />
      ))}
      {isNewOpen ? (
        <NewScriptDialog
          nodeId={node.node_id}
          names={query.data?.scripts.filter((one) => !one.is_deleted).map(({ name }) => name) ?? []}
          intl={intl}
          onMade={setWanted}
          onClose={() => setNewOpen(false)}
        />
      ) : null}
    </div>
  )
}

/** The file that most readers are looking for. */
const firstOf = (scripts: readonly NodeScript[]): NodeScript | undefined =>
  scripts.find(({ name }) => name === 'main.lua') ?? scripts[0]
