import {
  NamedIcon,
  PlaceLink,
  StatusTag,
  type PluginIntl,
  type Theme,
  type WidgetActions,
  type WidgetProps,
} from '@airshed/kit'
import type { NodeConfig } from './config.ts'
import type { NodeBlock } from './nodeBlocks.ts'
import { ReadingRow } from './ReadingRow.tsx'
import { ReadingTile } from './ReadingTile.tsx'
import './node.css'

export interface NodeViewProps extends Pick<
  WidgetProps<NodeConfig>,
  'size' | 'theme' | 'intl' | 'actions'
> {
  /** Title of the card, which need not be repeated. */
  name: string | undefined
  /** At least one. */
  blocks: readonly NodeBlock[]
  /** The present, ms UTC. */
  nowMs: number
}

/** A row with a figure and its course needs this much room (CSS px); else values are tiles. */
const ROW_MIN = { width: 220, height: 42 }
/** From this height (CSS px) of a row on its figure is large. */
const DISPLAY_FROM_PX = 52
const HEAD_PX = 28
const KEYLESS_PX = 20

/** One device with a row for each value, or several below each other with tiles. */
export function NodeView({ name, blocks, ...props }: NodeViewProps) {
  const { size, intl } = props
  const [first] = blocks
  const headPx = HEAD_PX + (first?.isKeyless === true ? KEYLESS_PX : 0)
  const rowPx = (size.height - headPx) / Math.max(1, first?.readings.length ?? 0)
  const hasRows = blocks.length === 1 && size.width >= ROW_MIN.width && rowPx >= ROW_MIN.height
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
          {...props}
          {...{ block, hasRows, rowPx }}
          isNamed={blocks.length > 1 || block.name !== name}
        />
      ))}
    </div>
  )
}

interface DeviceProps {
  block: NodeBlock
  hasRows: boolean
  /** Height of a row, CSS pixels. */
  rowPx: number
  isNamed: boolean
  nowMs: number
  theme: Theme
  intl: PluginIntl
  actions: WidgetActions
}

function Device({ block, hasRows, rowPx, isNamed, nowMs, theme, intl, actions }: DeviceProps) {
  const { nodeId, name, status, profileName, readings, isKeyless } = block
  const title = intl.formatMessage({ id: 'device.monitor' }, { name })
  return (
    <section className="node-widget-device" data-rows={hasRows} aria-label={name}>
      <div className="node-widget-head">
        <PlaceLink
          to={{ to: 'device-monitor', nodeId }}
          title={title}
          className="node-widget-name"
          actions={actions}
        >
          {isNamed ? (
            name
          ) : (
            <>
              <span className="air-visually-hidden">{name} </span>
              <StatusTag status={status} />
            </>
          )}
        </PlaceLink>
        {isNamed ? <StatusTag status={status} /> : null}
      </div>
      {isKeyless ? (
        <p
          className="node-widget-keyless"
          title={intl.formatMessage({ id: 'device.keyless.text' })}
        >
          <NamedIcon name="warning-sign" size={12} />
          {intl.formatMessage({ id: 'device.keyless' })}
        </p>
      ) : null}
      {readings.length === 0 ? (
        <div className="node-widget-none">{intl.formatMessage({ id: 'device.noParameters' })}</div>
      ) : (
        <ul className={hasRows ? 'node-widget-rows' : 'node-widget-readings'}>
          {readings.map((reading) => (
            <li key={reading.dataPointId}>
              {hasRows ? (
                <ReadingRow
                  size={rowPx >= DISPLAY_FROM_PX ? 'display' : 'large'}
                  {...{ reading, nodeId, profileName, nowMs, theme, intl, actions }}
                />
              ) : (
                <ReadingTile {...{ reading, nodeId, profileName, nowMs, intl, actions }} />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
