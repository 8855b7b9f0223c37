import { QueryView, useCall } from '@airshed/console-kit'
import { getNodeScript } from '@airshed/console-kit/calls'
import { useEffect, useEffectEvent } from 'react'
import { DeletedScript } from './DeletedScript.tsx'
import { ScriptDesk } from './ScriptDesk.tsx'
import type { ScriptPanelProps } from './scriptPanelProps.ts'

const HEIGHT_PX = 480

/** One file: its text is loaded once, and again when somebody else has saved. */
export function ScriptPanel(props: ScriptPanelProps) {
  const { node, script, drafts, intl } = props
  const { name, version, is_deleted: isDeleted } = script
  const draft = drafts.of(name)
  const isBehind = !isDeleted && (draft === undefined || version > (draft.view().version ?? 0))
  const query = useCall(
    getNodeScript,
    { params: { id: node.node_id, name }, query: { version } },
    { enabled: isBehind, staleTimeMs: Number.POSITIVE_INFINITY },
  )
  const { data } = query
  const load = useEffectEvent(drafts.load)
  useEffect(() => {
    if (data !== undefined && !isDeleted) load(name, data)
  }, [name, data, isDeleted])
  if (isDeleted && draft === undefined) return <DeletedScript {...props} />
  if (draft !== undefined) return <ScriptDesk {...props} draft={draft} />
  return (
    <QueryView
      query={{ ...query, data: undefined }}
      errorTitle={intl.formatMessage({ id: 'files.textError' }, { name })}
      skeletonHeightPx={HEIGHT_PX}
    >
      {() => null}
    </QueryView>
  )
}
