import {
  isWholePageSimulated,
  NamedIcon,
  PlaceLink,
  StatusTag,
  useSession,
  type PluginIntl,
  type WidgetActions,
} from '@airshed/kit'
import type { DeviceFacts } from './deviceFacts.ts'
import { FactList } from './FactList.tsx'
import './info.css'

export interface InfoViewProps {
  nodeId: string
  facts: DeviceFacts
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
  actions: WidgetActions
}

/** Name and state of the device, then its facts: in two columns if they fit. */
export function InfoView({ nodeId, facts, nowMs, intl, actions }: InfoViewProps) {
  const session = useSession()
  const { name, status, description, isSimulated, isKeyless } = facts
  return (
    <div className="info-widget" role="group" aria-label={name} tabIndex={0}>
      <div className="info-head">
        <PlaceLink
          to={{ to: 'device-monitor', nodeId }}
          title={intl.formatMessage({ id: 'device.monitor' }, { name })}
          className="info-name"
          actions={actions}
        >
          {name}
        </PlaceLink>
        <StatusTag status={status} />
      </div>
      {description === '' ? null : <p className="info-description">{description}</p>}
      {isKeyless ? (
        <p className="info-keyless">
          <NamedIcon name="warning-sign" size={14} />
          <span>
            <strong>{intl.formatMessage({ id: 'keyless' })}</strong>{' '}
            {intl.formatMessage({ id: 'keyless.text' })}
          </span>
        </p>
      ) : null}
      <FactList {...{ facts, nowMs, intl }} />
      {isSimulated && !isWholePageSimulated(session) ? (
        <p className="info-simulated">{intl.formatMessage({ id: 'simulated' })}</p>
      ) : null}
    </div>
  )
}
