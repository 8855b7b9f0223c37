import { QueryView, useCall } from '@airshed/console-kit'
import { getAlert } from '@airshed/console-kit/calls'
import type { ScreenProps } from '@airshed/kit'
import { AlertMonitor } from './AlertMonitor.tsx'
import type { MonitorParams } from './params.ts'

/** The monitor of one alert: its facts, when it was active, and what was done about it. */
export default function MonitorPage({ params, setParams, intl }: ScreenProps<MonitorParams>) {
  const query = useCall(getAlert, { params: { id: params.id } })
  return (
    <QueryView
      query={query}
      errorTitle={intl.formatMessage({ id: 'monitor.error' })}
      skeletonHeightPx={480}
    >
      {(alert) => <AlertMonitor key={alert['_id']} {...{ alert, params, setParams, intl }} />}
    </QueryView>
  )
}
