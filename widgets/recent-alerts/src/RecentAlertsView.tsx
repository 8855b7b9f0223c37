import { DataTable, EmptyState, sharedRowPx, type Alert, type WidgetProps } from '@airshed/kit'
import { alertPage, PAGE_SIZES, type AlertPage } from './alertPage.ts'
import { alertColumns } from './alertColumns.tsx'
import type { RecentAlertsConfig } from './config.ts'
import './recentAlerts.css'

export interface RecentAlertsViewProps extends Pick<
  WidgetProps<RecentAlertsConfig>,
  'size' | 'intl' | 'actions'
> {
  /** Alerts of this page. */
  alerts: readonly Alert[]
  /** On all pages. */
  total: number
  page: AlertPage
  /** Current time, ms UTC. */
  nowMs: number
  onPage: (page: AlertPage) => void
}

/** CSS pixels; on phones headers are high enough for a finger. */
const HEAD_PX = 40
const PAGER_PX = 41
/** A table extends into the bottom padding of its card. */
const BELOW_PX = 12
const ROWS = { leastPx: 32, mostPx: 56 }
/** Higher rows have larger type, which must fit. */
const USUAL_MOST_PX = 43
const LARGER_FROM_PX = 480

/** A paged table of alerts. */
export function RecentAlertsView(props: RecentAlertsViewProps) {
  const { alerts, total, page, nowMs, size, intl, actions, onPage } = props
  const hasMessages = alerts.some(({ description }) => description !== '')
  // All of them are on this page: a pager would only cost a row.
  const isWhole = total <= page.size && page.size === alertPage({}).size
  const room = size.height + BELOW_PX - HEAD_PX - (isWhole ? 0 : PAGER_PX)
  const mostPx = size.width < LARGER_FROM_PX ? USUAL_MOST_PX : ROWS.mostPx
  return (
    <div className="recent-alerts-widget">
      <DataTable
        label={intl.formatMessage({ id: 'title' })}
        columns={alertColumns({ width: size.width, hasMessages, nowMs, intl, actions })}
        rows={alerts}
        rowKey={({ _id }) => _id}
        rowPx={sharedRowPx(alerts.length, room, { ...ROWS, mostPx })}
        empty={<EmptyState title={intl.formatMessage({ id: 'state.noPage' })} />}
        {...(isWhole
          ? {}
          : {
              paging: {
                ...page,
                total,
                sizes: PAGE_SIZES,
                onChange: (next: number, nextSize: number) =>
                  onPage({ page: next, size: nextSize }),
              },
            })}
      />
    </div>
  )
}
