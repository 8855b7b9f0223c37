import {
  PlaceLink,
  StatusTag,
  type PluginIntl,
  type WidgetActions,
  type WidgetProps,
} from '@airshed/kit'
import type { NodeConfig } from './config.ts'
import type { NodeBlock } from './nodeBlocks.ts'
import { ReadingTile } from './ReadingTile.tsx'
import './node.css'

export interface NodeViewProps extends Pick<WidgetProps<NodeConfig>, 'size' | 'intl' | 'actions'> {
  /** At least one. */
  blocks: readonly NodeBlock[]
  /** The present, ms UTC. */
  nowMs: number
}

/** From this inner width (CSS px) on there is room for a large figure where there is but one. */
const LARGE_FROM_PX = 200

/** One device below the other: its name and status, then a tile for each value. */
export function NodeView({ blocks, nowMs, size, intl, actions }: NodeViewProps) {
  const [first] = blocks
  const isAlone = blocks.length === 1 && (first?.readings.length ?? 0) <= 2
  return (
    <div
      className="node-widget"
      role="region"
      tabIndex={0}
      aria-label={intl.formatMessage({ id: 'title' })}
    >
      {blocks.map((block) => (
        <Device
          key={block.nodeId}
          isLarge={isAlone && size.width >= LARGE_FROM_PX}
          {...{ block, nowMs, intl, actions }}
        />
      ))}
    </div>
  )
}

interface DeviceProps {
  block: NodeBlock
  isLarge: boolean
  nowMs: number
  intl: PluginIntl
  actions: WidgetActions
}

function Device({ block, isLarge, nowMs, intl, actions }: DeviceProps) {
  const { nodeId, name, status, profileName, readings } = block
  return (
    <section className="node-widget-device" aria-label={name}>
      <div className="node-widget-head">
        <PlaceLink
          to={{ to: 'device-monitor', nodeId }}
          title={intl.formatMessage({ id: 'device.monitor' }, { name })}
          className="node-widget-name"
          actions={actions}
        >
          {name}
        </PlaceLink>
        <StatusTag status={status} />
      </div>
      {readings.length === 0 ? (
        <div className="node-widget-none">{intl.formatMessage({ id: 'device.noParameters' })}</div>
      ) : (
        <ul className="node-widget-readings">
          {readings.map((reading) => (
            <li key={reading.dataPointId}>
              <ReadingTile {...{ reading, nodeId, profileName, isLarge, nowMs, intl, actions }} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
