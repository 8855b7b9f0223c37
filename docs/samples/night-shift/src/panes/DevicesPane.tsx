import {
  ALL_DEVICES_KEY,
  AsOf,
  EmptyState,
  MINUTE_MS,
  StatusTag,
  useData,
  type DeviceCounts,
  type PluginIntl,
} from '@airshed/kit'
import { nightRange } from '../nightRange.ts'
import { PaneState } from './PaneState.tsx'

const STATES = ['online', 'offline', 'deactivated', 'inventory'] as const
/** Counts come anew each minute: these are late. */
const LATE_MS = 3 * MINUTE_MS

/** How many devices are in which state. */
export function DevicesPane({ nowMs, intl }: { nowMs: number; intl: PluginIntl }) {
  const data = useData([{ kind: 'status' }], { range: nightRange(nowMs) })
  const counts: DeviceCounts | undefined = data.status?.[ALL_DEVICES_KEY]
  return (
    <PaneState data={data} intl={intl}>
      {() =>
        counts === undefined || counts.total === 0 ? (
          <EmptyState
            title={intl.formatMessage({ id: 'devices.none' })}
            text={intl.formatMessage({ id: 'devices.none.text' })}
          />
        ) : (
          <>
            <dl className="night-shift-counts">
              {STATES.map((state) => (
                <div key={state}>
                  <dt>
                    <StatusTag status={state} />
                  </dt>
                  <dd>{intl.formatNumber(counts[state])}</dd>
                </div>
              ))}
            </dl>
            <p className="night-shift-note">
              {intl.formatMessage({ id: 'devices.total' }, { total: counts.total })}
              {data.asOfMs !== null && nowMs - data.asOfMs > LATE_MS ? (
                <>
                  {' · '}
                  <AsOf at={data.asOfMs} now={nowMs} timezone={intl.timeZone ?? 'UTC'} />
                </>
              ) : null}
            </p>
          </>
        )
      }
    </PaneState>
  )
}
