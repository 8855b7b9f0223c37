import {
  BandMark,
  isWholePageSimulated,
  PlaceLink,
  useSession,
  type PluginIntl,
  type WidgetActions,
} from '@airshed/kit'
import type { AirBlock, Headline } from './airBlocks.ts'
import { PollutantTable } from './PollutantTable.tsx'
import { airText, basisText, causeText, missingText } from './texts.ts'

export interface DeviceAirProps {
  /** With at least one pollutant. */
  block: AirBlock
  /** The title of the card is not the name of the device. */
  isNamed: boolean
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
  actions: WidgetActions
}

/** The index in large type, then each pollutant with the basis of its grade. */
export function DeviceAir({ block, isNamed, nowMs, intl, actions }: DeviceAirProps) {
  const session = useSession()
  const { nodeId, name, headline, isSimulated } = block
  const missing = headline === null ? null : missingText(block, intl)
  const air = airText(block, intl)
  return (
    <div className="air-quality-index" role="group" aria-label={name} tabIndex={0}>
      {isNamed ? (
        <PlaceLink
          to={{ to: 'device-monitor', nodeId }}
          title={intl.formatMessage({ id: 'device.monitor' }, { name })}
          className="air-quality-index-name"
          actions={actions}
        >
          {name}
        </PlaceLink>
      ) : null}
      {headline === null ? (
        <p className="air-quality-index-none">{intl.formatMessage({ id: 'none' })}</p>
      ) : (
        <Head headline={headline} hasNumbers={block.profile.aq_index} intl={intl} />
      )}
      <PollutantTable {...{ block, intl }} />
      <p className="air-quality-index-note">
        {missing === null ? null : <span data-warning="true">{missing}</span>}
        <span>{basisText(block, nowMs, intl)}</span>
        {air === null ? null : <span>{air}</span>}
        {isSimulated && !isWholePageSimulated(session) ? (
          <span>{intl.formatMessage({ id: 'simulated' })}</span>
        ) : null}
      </p>
    </div>
  )
}

interface HeadProps {
  headline: Headline
  hasNumbers: boolean
  intl: PluginIntl
}

/** The colour is a band beside the number, and the numeral of the grade is beside its word. */
function Head({ headline, hasNumbers, intl }: HeadProps) {
  const { index, grade } = headline
  return (
    <div className="air-quality-index-head">
      <span className="air-quality-index-band" style={{ background: grade.color }} aria-hidden />
      {index === null ? null : (
        <span className="air-quality-index-number">{intl.formatNumber(index)}</span>
      )}
      <span className="air-quality-index-word" data-large={index === null}>
        <BandMark color={grade.color} letter={grade.letter} name={grade.name} />
        <span className="air-quality-index-cause">{causeText(headline, intl)}</span>
        {index === null && hasNumbers ? (
          <span className="air-quality-index-cause">{intl.formatMessage({ id: 'beyond' })}</span>
        ) : null}
      </span>
    </div>
  )
}
