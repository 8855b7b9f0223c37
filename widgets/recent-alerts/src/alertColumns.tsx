import {
  LevelTag,
  PlaceLink,
  RelativeTime,
  StatusTag,
  type Alert,
  type Column,
  type PluginIntl,
  type WidgetActions,
} from '@airshed/kit'

export interface AlertColumnsOptions {
  /** Inner width of the widget, CSS pixels. */
  width: number
  /** Some alert on the page has a message. */
  hasMessages: boolean
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
  actions: WidgetActions
}

/** Minimum widths (CSS px) that have space for the time, the word of the state, all columns. */
const TIME_FROM_PX = 230
const WORDS_FROM_PX = 380
const ALL_FROM_PX = 600
/**
 * From this width (CSS px) on, the name column is only as wide as its names: the rest is for the message.
 */
const MESSAGE_FROM_PX = 860
const NAME_MAX = '360px'

/** The columns that fit: state and name always, the others if there is space. */
export function alertColumns(options: AlertColumnsOptions): readonly Column<Alert>[] {
  const { width, hasMessages, nowMs, intl, actions } = options
  const head = (id: string): string => intl.formatMessage({ id: `column.${id}` })
  const state: Column<Alert> = {
    id: 'state',
    header: head('state'),
    isHeaderHidden: width < WORDS_FROM_PX,
    cell: ({ statusType }) => (
      <StatusTag
        status={statusType}
        isIconOnly={width < WORDS_FROM_PX}
        // In Spanish the word for devices has another gender.
        {...(statusType === 'deactivated'
          ? { label: intl.formatMessage({ id: 'alert.deactivated' }) }
          : {})}
      />
    ),
  }
  const name: Column<Alert> = {
    id: 'name',
    header: head('name'),
    ...(width < MESSAGE_FROM_PX ? { isFlexible: true } : { maxWidth: NAME_MAX }),
    cell: ({ _id: alertId, name: words }) => (
      <PlaceLink
        to={{ to: 'alert-monitor', alertId }}
        title={intl.formatMessage({ id: 'alert.monitor' }, { name: words })}
        // A column as wide as its names needs no second line.
        {...(width < MESSAGE_FROM_PX ? { className: 'recent-alerts-name' } : {})}
        actions={actions}
      >
        {words}
      </PlaceLink>
    ),
  }
  const message: Column<Alert> = {
    id: 'message',
    header: head('message'),
    isFlexible: true,
    cell: ({ description }) => (
      <span className="air-muted" title={description}>
        {description}
      </span>
    ),
  }
  const level: Column<Alert> = {
    id: 'level',
    header: head('level'),
    cell: ({ notification_level: value }) => <LevelTag level={value} />,
  }
  const devices: Column<Alert> = {
    id: 'devices',
    header: head('devices'),
    align: 'end',
    cell: ({ nodes }) => intl.formatNumber(nodes.length),
  }
  const lastTriggered: Column<Alert> = {
    id: 'lastTriggered',
    header: head('lastTriggered'),
    cell: ({ lastTriggeredTs }) => (
      <RelativeTime at={lastTriggeredTs} now={nowMs} timezone={intl.timeZone ?? 'UTC'} />
    ),
  }
  if (width < TIME_FROM_PX) return [state, name]
  if (width < ALL_FROM_PX) return [state, name, lastTriggered]
  const showsMessage = hasMessages && width >= MESSAGE_FROM_PX
  return [state, name, ...(showsMessage ? [message] : []), level, devices, lastTriggered]
}
