import { EmptyState, shownTimes, type WidgetProps } from '@airshed/kit'
import { useMemo } from 'react'
import type { InfoConfig } from './config.ts'
import { deviceFacts } from './deviceFacts.ts'
import { InfoView } from './InfoView.tsx'

/** Chooses what is shown: the facts of the device, or why there are none. */
export default function InfoWidget(props: WidgetProps<InfoConfig>) {
  const { config, data, range, intl, actions } = props
  const { nowMs, knownMs } = shownTimes({ asOfMs: data.asOfMs, range })
  const node = data.nodes.find(({ _id }) => _id === config.node_id)
  const facts = useMemo(
    () => (node === undefined ? null : deviceFacts(node, { nowMs, knownMs })),
    [node, nowMs, knownMs],
  )
  if (facts !== null) {
    return <InfoView nodeId={config.node_id} {...{ facts, nowMs, intl, actions }} />
  }
  const state = config.node_id === '' ? 'noDevice' : 'unknown'
  return (
    <EmptyState
      title={intl.formatMessage({ id: `state.${state}` })}
      text={intl.formatMessage({ id: `state.${state}.text` })}
    />
  )
}
