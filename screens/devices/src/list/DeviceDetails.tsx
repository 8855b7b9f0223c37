import {
  createWidgetPage,
  useCall,
  WidgetHost,
  WidgetPageProvider,
  type Widget,
} from '@airshed/console-kit'
import { getNode } from '@airshed/console-kit/calls'
import {
  HOUR_MS,
  lastRange,
  Skeleton,
  useNow,
  type DataPoint,
  type Node,
  type PluginIntl,
  type Sensor,
} from '@airshed/kit'
import { useMemo, useState } from 'react'
import { DeviceFacts } from '../details/DeviceFacts.tsx'
import { usePartyNames } from '../details/usePartyNames.ts'
import '../details/muted.css'

/** Time range of the widget, which shows the newest readings. */
const RANGE_MS = 3 * HOUR_MS
const ASK = ['configuration' as const, 'data_points' as const]
/** Maximum number of data points shown: as many as fit into the card. */
const POINTS_MAX = 12

export interface DeviceDetailsProps {
  device: Node
  intl: PluginIntl
}

/** An expanded row: the facts about a device and, if the reader may read it, its measurements. */
export function DeviceDetails(props: DeviceDetailsProps) {
  const { device, intl } = props
  if (device.actions.includes('read')) return <ReadableDetails {...props} />
  return (
    <div className="devices-details">
      <NamedFacts {...props} />
      <p className="devices-muted">{intl.formatMessage({ id: 'details.leased' })}</p>
    </div>
  )
}

/** The facts of a device, its sensors, and its newest readings, live. */
function ReadableDetails({ device, intl }: DeviceDetailsProps) {
  const [page] = useState(() => createWidgetPage())
  const now = useNow(0)
  const whole = useCall(getNode, {
    params: { id: device.node_id },
    query: { includes: [...ASK] },
  })
  const points = whole.data?.data_points
  const widget = useMemo(
    () => (points === undefined ? null : readingsOf(device, points)),
    [device, points],
  )
  const heightPx = readingsHeightPx(widget)
  return (
    <div className="devices-details">
      <NamedFacts device={device} intl={intl} />
      <section>
        <h3>{intl.formatMessage({ id: 'details.sensors' })}</h3>
        {whole.data === undefined ? (
          whole.isError ? (
            <p className="devices-muted">{intl.formatMessage({ id: 'details.failed' })}</p>
          ) : (
            <Skeleton height={40} />
          )
        ) : (
          <Sensors sensors={whole.data.devices ?? []} intl={intl} />
        )}
      </section>
      <div className="devices-readings" style={{ height: heightPx }}>
        {widget === null ? null : (
          <WidgetPageProvider page={page}>
            <WidgetHost widget={widget} range={lastRange(RANGE_MS, now)} isLive />
          </WidgetPageProvider>
        )}
      </div>
    </div>
  )
}

/** The facts, with the names of those organizations that the server discloses. */
function NamedFacts({ device, intl }: DeviceDetailsProps) {
  const { node_id: id, organization_id: owner, shared_to: shares } = device
  const organizations = usePartyNames(id, [owner, ...shares])
  return <DeviceFacts {...{ device, organizations, intl }} />
}

function Sensors({ sensors, intl }: { sensors: readonly Sensor[]; intl: PluginIntl }) {
  if (sensors.length === 0) {
    return <p className="devices-muted">{intl.formatMessage({ id: 'details.noSensors' })}</p>
  }
  return (
    <ul>
      {sensors.map(({ _id, name, model, enabled }) => (
        <li key={_id}>
          {model === '' ? name : model}
          {enabled === 0 ? (
            <span className="devices-muted"> {intl.formatMessage({ id: 'details.off' })}</span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

/** Height of the head of a device's card with its status and grade, and of a row of two readings with what is below them, CSS pixels. */
const CARD_HEAD_PX = 112
const CARD_ROW_PX = 70

/** The height at which the card shows whole rows; it scrolls when it has more than five. */
function readingsHeightPx(widget: Widget | null): number {
  const { selected_data_point_ids: ids } = widget?.config ?? {}
  const rows = Math.ceil((Array.isArray(ids) ? ids.length : 4) / 2)
  return CARD_HEAD_PX + CARD_ROW_PX * Math.min(Math.max(rows, 2), 5)
}

/** The usual card of a device; null for one that has measured nothing yet. */
function readingsOf({ _id, presentName }: Node, points: readonly DataPoint[]): Widget | null {
  const measured = points.filter(
    ({ _type, path }) => (_type === 'raw' || _type === 'metric') && !path.startsWith('raw:'),
  )
  if (measured.length === 0) return null
  const place = { x: 0, y: 0, w: 4, h: 3 }
  return {
    id: `readings-${_id}`,
    type: 'NodeWidget',
    configVersion: 2,
    layout: { xl: place, lg: place, md: place, sm: place, xs: place },
    config: {
      name: presentName,
      node_id: [_id],
      selected_data_point_ids: measured.slice(0, POINTS_MAX).map(({ _id: id }) => id),
    },
  }
}
