import { EmptyState, shownTimes, type WidgetProps } from '@airshed/kit'
import { alertPage } from './alertPage.ts'
import type { RecentAlertsConfig } from './config.ts'
import { RecentAlertsView } from './RecentAlertsView.tsx'

/** Chooses what the alerts table shows: a page of alerts, or that there are none. */
export default function RecentAlertsWidget(props: WidgetProps<RecentAlertsConfig>) {
  const { data, range, size, intl, actions, viewState } = props
  const { data: alerts = [], total = 0 } = data.alerts ?? {}
  if (total === 0) {
    return (
      <EmptyState
        title={intl.formatMessage({ id: 'state.noAlerts' })}
        text={intl.formatMessage({ id: 'state.noAlerts.text' })}
      />
    )
  }
  return (
    <RecentAlertsView
      page={alertPage(viewState)}
      nowMs={shownTimes({ asOfMs: data.asOfMs, range }).nowMs}
      onPage={(page) => actions.setViewState({ ...viewState, ...page })}
      {...{ alerts, total, size, intl, actions }}
    />
  )
}
