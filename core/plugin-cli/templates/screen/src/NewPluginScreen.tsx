import {
  AsOf,
  ErrorState,
  HOUR_MS,
  lastRange,
  MINUTE_MS,
  PageHeader,
  useData,
  useNow,
  useSession,
  type ScreenProps,
} from '@airshed/kit'
import { AlertTable } from './AlertTable.tsx'
import { DeviceTable } from './DeviceTable.tsx'
import { needsOf } from './needs.ts'
import { ALERTS_DEFAULT, type NewPluginParams } from './params.ts'
import './new-plugin.css'

/** Interval at which ages are updated. */
const TICK_MS = 30_000
const RANGE_MS = 24 * HOUR_MS
/** Older counts are marked as outdated. */
const OLD_AFTER_MS = 5 * MINUTE_MS

/** Devices by type and state, and the newest alerts. */
export default function NewPluginScreen({ params, intl }: ScreenProps<NewPluginParams>) {
  const { user } = useSession()
  const now = useNow(TICK_MS)
  const data = useData(needsOf(params.alerts ?? ALERTS_DEFAULT), {
    range: lastRange(RANGE_MS, now),
  })
  const isLoading = data.state === 'loading'
  const { asOfMs } = data
  const isOld = asOfMs !== null && now - asOfMs > OLD_AFTER_MS
  return (
    <div className="new-plugin">
      <PageHeader
        title={intl.formatMessage({ id: 'title' })}
        {...(isOld ? { note: <AsOf at={asOfMs} now={now} timezone={user.timezone} /> } : {})}
      />
      {data.state === 'error' ? (
        <ErrorState title={intl.formatMessage({ id: 'state.error' })} onRetry={data.retry} />
      ) : (
        <>
          <DeviceTable stats={data.status} {...{ isLoading, intl }} />
          <AlertTable alerts={data.alerts?.data ?? []} nowMs={now} {...{ isLoading, intl }} />
        </>
      )}
    </div>
  )
}
