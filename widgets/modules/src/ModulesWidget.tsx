import { EmptyState, shownTimes, useFoundIds, type WidgetProps } from '@airshed/kit'
import { useMemo } from 'react'
import type { ModulesConfig } from './config.ts'
import { moduleRows, readableIds } from './moduleRows.ts'
import { ModulesView } from './ModulesView.tsx'

/** Chooses what is shown: the sensors of the device, or why there are none. */
export default function ModulesWidget(props: WidgetProps<ModulesConfig>) {
  const { config, data, range, size, intl, actions } = props
  const { frames } = data
  const { nowMs, knownMs } = shownTimes({ asOfMs: data.asOfMs, range })
  const node = data.nodes.find(({ _id }) => _id === config.node_id)
  useFoundIds(config.node_id, node === undefined ? null : readableIds(node), props)
  const rows = useMemo(
    () => (node === undefined ? [] : moduleRows(node, frames, knownMs)),
    [node, frames, knownMs],
  )
  if (node !== undefined && rows.length > 0) {
    return <ModulesView nodeId={config.node_id} {...{ rows, nowMs, size, intl, actions }} />
  }
  const missing = config.node_id === '' ? 'noDevice' : 'unknown'
  const state = node === undefined ? missing : 'noSensors'
  return (
    <EmptyState
      title={intl.formatMessage({ id: `state.${state}` })}
      text={intl.formatMessage({ id: `state.${state}.text` })}
    />
  )
}
