import {
  NamedIcon,
  PlaceLink,
  StatusTag,
  type PluginIntl,
  type Theme,
  type WidgetActions,
  type WidgetProps,
} from '@airshed/kit'
import type { CSSProperties } from 'react'
import type { NodeConfig } from './config.ts'
import type { NodeBlock } from './nodeBlocks.ts'
import { nodeLayout, type NodeLayout } from './nodeLayout.ts'
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

/** The warning of a device that sends without a key, CSS pixels. */
const KEYLESS_PX = 20

/** Devices below each other, each value with its course; they scroll where they do not fit. */
export function NodeView({ name, blocks, ...props }: NodeViewProps) {
  const { size, intl } = props
  const warningsPx = KEYLESS_PX * blocks.filter(({ isKeyless }) => isKeyless).length
  const layout = nodeLayout(
    { width: size.width, height: size.height - warningsPx },
    blocks.map(({ readings }) => readings.length),
  )
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
          {...{ block, layout }}
          isNamed={blocks.length > 1 || block.name !== name}
        />
      ))}
    </div>
  )
}

interface DeviceProps {
  block: NodeBlock
  layout: NodeLayout
  isNamed: boolean
  nowMs: number
  theme: Theme
  intl: PluginIntl
  actions: WidgetActions
}

function Device({ block, layout, isNamed, nowMs, theme, intl, actions }: DeviceProps) {
  const { nodeId, name, status, profileName, readings, isKeyless } = block
  const { hasRows, columns, rowPx, figure } = layout
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
        <ul
          className={hasRows ? 'node-widget-rows' : 'node-widget-readings'}
          style={
            {
              '--node-widget-columns': columns,
              '--node-widget-row': `${rowPx}px`,
            } as CSSProperties
          }
        >
          {readings.map((reading, index) => (
            <li key={reading.dataPointId} data-first={index < columns}>
              {hasRows ? (
                <ReadingRow
                  size={figure}
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
