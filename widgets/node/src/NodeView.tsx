import {
  AirGradeLine,
  PlaceLink,
  StatusTag,
  type PluginIntl,
  type Theme,
  type WidgetActions,
  type WidgetProps,
} from '@airshed/kit'
import type { CSSProperties } from 'react'
import { CompactDevice } from './CompactDevice.tsx'
import { COMPACT_BELOW_PX } from './compactLayout.ts'
import type { NodeConfig } from './config.ts'
import { KeylessNote } from './KeylessNote.tsx'
import type { NodeBlock } from './nodeBlocks.ts'
import { nodeLayout, type NodeLayout } from './nodeLayout.ts'
import { ReadingRow } from './ReadingRow.tsx'
import { ReadingTile } from './ReadingTile.tsx'
import './node.css'

export interface NodeViewProps extends Pick<
  WidgetProps<NodeConfig>,
  'size' | 'theme' | 'intl' | 'actions'
> {
  /** Title of the card, which is not repeated inside. */
  name: string | undefined
  /** At least one. */
  blocks: readonly NodeBlock[]
  /** Current time, ms UTC. */
  nowMs: number
}

/** Height of the warning of a device that sends without a key, or of the grade of its air; CSS pixels. */
const LINE_PX = 20
/** Height of the newest reading below the mean that was graded; CSS pixels. */
const NEWEST_PX = 16
/** From this width on, CSS pixels, the grade of the air is between name and status of a device. */
const AIR_IN_HEAD_PX = 440

/** Devices below each other, each value with its recent trend; they scroll if they do not fit. */
export function NodeView({ name, blocks, ...props }: NodeViewProps) {
  const { size, intl } = props
  const isAirInHead = size.width >= AIR_IN_HEAD_PX
  const lines = blocks.flatMap(({ isKeyless, air }) => [isKeyless, air !== null && !isAirInHead])
  const linesPx = LINE_PX * lines.filter(Boolean).length
  const layout = nodeLayout(
    { width: size.width, height: size.height - linesPx },
    blocks.map(({ readings }) => readings.length),
    blocks.some(({ readings }) => readings.some((one) => one.air !== null)) ? NEWEST_PX : 0,
  )
  return (
    <div
      className="node-widget"
      role="region"
      tabIndex={0}
      aria-label={intl.formatMessage({ id: 'title' })}
    >
      {blocks.map((block) => {
        const isNamed = blocks.length > 1 || block.name !== name
        return size.height < COMPACT_BELOW_PX ? (
          <CompactDevice key={block.nodeId} {...{ ...props, block, isNamed }} width={size.width} />
        ) : (
          <Device key={block.nodeId} {...{ ...props, block, layout, isAirInHead, isNamed }} />
        )
      })}
    </div>
  )
}

interface DeviceProps {
  block: NodeBlock
  layout: NodeLayout
  isAirInHead: boolean
  isNamed: boolean
  nowMs: number
  theme: Theme
  intl: PluginIntl
  actions: WidgetActions
}

function Device(props: DeviceProps) {
  const { block, layout, isAirInHead, isNamed, nowMs, theme, intl, actions } = props
  const { nodeId, name, status, profileName, readings, air, isKeyless } = block
  const { hasRows, columns, rowPx, figure } = layout
  const airLine =
    air === null ? null : (
      <AirGradeLine air={air} label={air.label} profileName={profileName ?? ''} />
    )
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
        {isAirInHead ? airLine : null}
        {isNamed ? <StatusTag status={status} /> : null}
      </div>
      {isAirInHead ? null : airLine}
      {isKeyless ? <KeylessNote intl={intl} /> : null}
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
