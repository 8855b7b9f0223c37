import { QueryView, useCall, type Partnership } from '@airshed/console-kit'
import { listSharedDevices } from '@airshed/console-kit/calls'
import { EmptyState, type PluginIntl } from '@airshed/kit'
import './sharedDevices.css'

const HEIGHT_PX = 64

export interface SharedDevicesProps {
  partnership: Partnership
  intl: PluginIntl
}

/** The devices that the two sides share with each other, as far as the reader may read them. */
export function SharedDevices({ partnership, intl }: SharedDevicesProps) {
  const { id, organization_id: own, org1_name: ownName, org2_name: partnerName } = partnership
  const query = useCall(listSharedDevices, { params: { id } })
  const text = (message: string, values?: Record<string, string | number>): string =>
    intl.formatMessage({ id: message }, values)
  return (
    <QueryView
      query={query}
      errorTitle={text('shared.error')}
      skeletonHeightPx={HEIGHT_PX}
      isEmpty={({ data }) => data.length === 0}
      empty={<EmptyState title={text('shared.none')} text={text('shared.none.text')} />}
    >
      {({ data, total }) => (
        <div className="partnerships-shared">
          {[true, false].map((isOwn) => {
            const devices = data.filter(({ organization_id: owner }) => (owner === own) === isOwn)
            const title = isOwn
              ? text('shared.given', { organization: ownName, partner: partnerName })
              : text('shared.given', { organization: partnerName, partner: ownName })
            return devices.length === 0 ? null : (
              <section key={String(isOwn)} aria-label={title}>
                <h3>{title}</h3>
                <ul>
                  {devices.map((device) => (
                    <li key={device.node_id}>
                      {device.name === '' ? device.serial : device.name}
                      {device.name === '' ? null : (
                        <span className="air-muted"> {device.serial}</span>
                      )}
                    </li>
                  ))}
                </ul>
              </section>
            )
          })}
          {total > data.length ? (
            <p className="air-muted">{text('shared.more', { count: total - data.length })}</p>
          ) : null}
        </div>
      )}
    </QueryView>
  )
}
