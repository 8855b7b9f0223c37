import { conditionPointIds, type Alert, type AlertSubscriber } from '@airshed/console-kit'
import { PlaceLink, Skeleton, type PluginIntl } from '@airshed/kit'
import { methodText } from './methodText.ts'
import { AlertRulesText } from './AlertRulesText.tsx'
import { ParameterChips } from './ParameterChips.tsx'
import { useWatchedPoints } from './useWatchedPoints.ts'
import './alerts.css'

/** Number of devices that are named; the others are counted. */
const DEVICES_SHOWN = 8

export interface AlertDetailsProps {
  alert: Alert
  intl: PluginIntl
}

/** What an alert watches, and who is notified. */
export function AlertDetails({ alert, intl }: AlertDetailsProps) {
  const { data_points: rules, subscribers, nodes, template } = alert
  const pointIds = (rules ?? []).flatMap(({ conditions }) => conditions.flatMap(conditionPointIds))
  const watched = useWatchedPoints([...new Set(pointIds)], nodes)
  const text = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id }, values)
  const people = subscribers?.users ?? []
  const second = subscribers?.escalation?.users ?? []
  const channels = (subscribers?.channels ?? []).map(({ name, is_enabled: isEnabled }) =>
    isEnabled ? name : text('details.channel.paused', { name }),
  )
  const personText = ({ name, notification_method: method }: AlertSubscriber): string =>
    method === null ? name : text('details.person', { name, method: text(`method.${method}`) })
  const shown = nodes.slice(0, DEVICES_SHOWN)
  return (
    <div className="alerts-details">
      <section>
        <h3>{text('details.rules')}</h3>
        {watched.isLoading ? (
          <Skeleton height={20} />
        ) : (
          <AlertRulesText rules={rules ?? null} points={watched.points} intl={intl} />
        )}
      </section>
      <section>
        <h3>{text('details.subscribers')}</h3>
        {people.length === 0 && channels.length === 0 ? (
          <p className="air-muted">{text('details.noSubscribers')}</p>
        ) : null}
        {people.length === 0 ? null : (
          <>
            <p>{intl.formatList(people.map(personText))}</p>
            <p className="air-muted">{methodText(subscribers, text)}</p>
          </>
        )}
        {second.length === 0 ? null : (
          <>
            <p>{intl.formatList(second.map(personText))}</p>
            <p className="air-muted">{text('details.second')}</p>
          </>
        )}
        {channels.length === 0 ? null : (
          <>
            <p>{intl.formatList(channels)}</p>
            <p className="air-muted">{text('edit.channels')}</p>
          </>
        )}
      </section>
      {watched.points.size === 0 ? null : (
        <section>
          <h3>{text('details.parameters')}</h3>
          <ParameterChips points={watched.points} intl={intl} />
        </section>
      )}
      <section>
        <h3>{text('details.devices')}</h3>
        {nodes.length === 0 ? (
          <p className="air-muted">{text('details.noDevices')}</p>
        ) : (
          <p>
            {shown.map((id) => watched.devices.get(id) ?? id).join(', ')}
            {nodes.length > shown.length
              ? ` ${text('details.moreDevices', { count: nodes.length - shown.length })}`
              : null}
          </p>
        )}
      </section>
      {template === undefined ? null : (
        <section>
          <h3>{text('details.template')}</h3>
          <p>
            <PlaceLink to={`alerts/templates/${encodeURIComponent(template['_id'])}`}>
              {template.name}
            </PlaceLink>
          </p>
          <p className="air-muted">{text('details.template.text')}</p>
        </section>
      )}
    </div>
  )
}
