import { useCall } from '@airshed/console-kit'
import { searchAirNow } from '@airshed/console-kit/calls'
import { Button, Skeleton, useNow, useSession, type PluginIntl } from '@airshed/kit'
import { AirCounts } from './AirCounts.tsx'
import { StarredDashboards } from './StarredDashboards.tsx'
import { WorstPlace } from './WorstPlace.tsx'
import './airNow.css'

/** How often the server is asked again, and ages are redrawn. */
const TICK_MS = 60_000

/** The air at this moment: the worst place, how many are above their limit, and a way to the starred dashboards. */
export function AirNow({ intl }: { intl: PluginIntl }) {
  const { can } = useSession()
  const readsDevices = can('read_devices')
  const readsDashboards = can('read_reports')
  if (!readsDevices && !readsDashboards) return null
  return (
    <div className="home-air-room">
      <section className="home-air" aria-labelledby="home-air-title">
        <h2 id="home-air-title">{intl.formatMessage({ id: 'air.title' })}</h2>
        {readsDevices ? <Air intl={intl} /> : null}
        {readsDashboards ? <StarredDashboards intl={intl} /> : null}
      </section>
    </div>
  )
}

function Air({ intl }: { intl: PluginIntl }) {
  const { organization } = useSession()
  const nowMs = useNow(TICK_MS)
  const text = (id: string): string => intl.formatMessage({ id })
  const { data, error, refetch } = useCall(
    searchAirNow,
    { body: organization === null ? {} : { organization_id: organization.id } },
    { askAgainMs: () => TICK_MS },
  )
  if (data === undefined) {
    return error === null ? (
      <div className="home-air-place">
        <Skeleton height={20} width="60%" />
        <Skeleton height={16} width="85%" isAnnounced={false} />
      </div>
    ) : (
      <div className="home-air-place" role="alert">
        <p>{text('air.failed')}</p>
        <Button
          variant="outlined"
          size="small"
          text={text('air.retry')}
          onClick={() => void refetch()}
        />
      </div>
    )
  }
  const { worst, places } = data
  if (places === 0) {
    return (
      <div className="home-air-place">
        <p>{text('air.none')}</p>
        <p className="air-muted">{text('air.none.text')}</p>
      </div>
    )
  }
  return (
    <>
      {worst === null ? (
        <div className="home-air-place">
          <p>{text('air.noGrade')}</p>
          <p className="air-muted">{text('air.noGrade.text')}</p>
        </div>
      ) : (
        <WorstPlace {...{ place: worst, nowMs, intl }} />
      )}
      <AirCounts air={data} intl={intl} />
    </>
  )
}
