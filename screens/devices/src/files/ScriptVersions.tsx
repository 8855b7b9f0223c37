import { Drawer, QueryView, useCall } from '@airshed/console-kit'
import { listNodeScriptVersions } from '@airshed/console-kit/calls'
import type { PluginIntl } from '@airshed/kit'
import { useState } from 'react'
import { ScriptVersionRow } from './ScriptVersionRow.tsx'

const WIDTH_PX = 480

export interface ScriptVersionsProps {
  nodeId: string
  name: string
  /** The version that the editor shows. */
  current: number | null
  canWrite: boolean
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
  onRestore: (old: { text: string; version: number }) => Promise<void>
  onClose: () => void
}

/** Who saved a file and when, newest version first; any version can be restored. */
export default function ScriptVersions(props: ScriptVersionsProps) {
  const { nodeId, name, current, canWrite, nowMs, intl, onRestore, onClose } = props
  const [open, setOpen] = useState<number | null>(null)
  const query = useCall(
    listNodeScriptVersions,
    { params: { id: nodeId, name } },
    // Drafts save without updating the cache.
    { staleTimeMs: 0 },
  )
  return (
    <Drawer
      isOpen
      width={WIDTH_PX}
      title={intl.formatMessage({ id: 'files.versionsOf' }, { name })}
      onClose={onClose}
    >
      <QueryView query={query} errorTitle={intl.formatMessage({ id: 'files.versions.error' })}>
        {({ data }) => (
          <ol className="devices-file-versions">
            {data.map((version) => (
              <ScriptVersionRow
                key={version.version}
                {...{ nodeId, version, nowMs, intl }}
                isCurrent={version.version === current}
                isOpen={version.version === open}
                onToggle={() => setOpen(version.version === open ? null : version.version)}
                onRestore={
                  canWrite
                    ? (text) => {
                        onClose()
                        void onRestore({ text, version: version.version })
                      }
                    : undefined
                }
              />
            ))}
          </ol>
        )}
      </QueryView>
    </Drawer>
  )
}
