import { BandMark, PlaceLink, type PluginIntl, type WidgetActions } from '@airshed/kit'
import type { AirBlock } from './airBlocks.ts'
import { basisText, causeText, missingText } from './texts.ts'

export interface DeviceListProps {
  /** At least one. */
  blocks: readonly AirBlock[]
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
  actions: WidgetActions
}

/** Devices one below the other, each with its index or grade and the pollutant that decides. */
export function DeviceList({ blocks, nowMs, intl, actions }: DeviceListProps) {
  const hasNumbers = blocks.some(({ profile }) => profile.aq_index)
  const bases = new Set(blocks.map((block) => basisText(block, nowMs, intl)))
  return (
    <ul
      className="air-quality-index-list"
      tabIndex={0}
      aria-label={intl.formatMessage({ id: 'title' })}
    >
      {blocks.map((block) => (
        <li key={block.nodeId}>
          <span
            className="air-quality-index-band"
            style={{ background: block.headline?.grade.color ?? 'transparent' }}
            aria-hidden
          />
          {hasNumbers ? (
            <span className="air-quality-index-figure">{figureOf(block, intl)}</span>
          ) : null}
          <span className="air-quality-index-device">
            <PlaceLink
              to={{ to: 'device-monitor', nodeId: block.nodeId }}
              title={intl.formatMessage({ id: 'device.monitor' }, { name: block.name })}
              className="air-quality-index-name"
              actions={actions}
            >
              {block.name}
            </PlaceLink>
            <Words {...{ block, nowMs, intl }} isCommon={bases.size === 1} />
          </span>
        </li>
      ))}
      {bases.size === 1 ? (
        <li>
          <small>{[...bases]}</small>
        </li>
      ) : null}
    </ul>
  )
}

const figureOf = ({ headline }: AirBlock, intl: PluginIntl): string =>
  headline?.index == null ? '–' : intl.formatNumber(headline.index)

interface WordsProps extends Pick<DeviceListProps, 'nowMs' | 'intl'> {
  block: AirBlock
  /** All devices are graded alike, as the end of the list states. */
  isCommon: boolean
}

function Words({ block, nowMs, intl, isCommon }: WordsProps) {
  const { headline, rows, profile } = block
  const missing = headline === null ? null : missingText(block, intl)
  const basis = isCommon ? null : <small>{basisText(block, nowMs, intl)}</small>
  if (headline === null) {
    const id = rows.length === 0 ? 'state.nothing.text' : 'none'
    return <small>{intl.formatMessage({ id }, { profile: profile.name })}</small>
  }
  const { color, letter, name } = headline.grade
  return (
    <>
      <BandMark {...{ color, letter, name }} />
      <small>
        {[causeText(headline, intl), ...(missing === null ? [] : [missing])].join(' · ')}
      </small>
      {basis}
    </>
  )
}
