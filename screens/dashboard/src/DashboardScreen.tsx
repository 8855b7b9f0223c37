import { ApiError, QueryView, useDashboard, useKiosk } from '@airshed/console-kit'
import { Button, EmptyState, Skeleton, useNavigation, useNow, type ScreenProps } from '@airshed/kit'
import { useState } from 'react'
import { DashboardPage } from './DashboardPage.tsx'
import { useRotation } from './kiosk/useRotation.ts'
import { createWallMemory } from './kiosk/useWallPulse.ts'
import { rotationOf } from './kiosk/wallSettings.ts'
import type { DashboardParams } from './params.ts'
import './dashboard.css'

/** One dashboard: loads it, and explains why if it cannot be shown. */
export default function DashboardScreen(props: ScreenProps<DashboardParams>) {
  const { params, setParams, intl } = props
  const query = useDashboard(params.id)
  const { data, error } = query
  const { go } = useNavigation()
  const { isKiosk } = useKiosk()
  const now = useNow(0)
  const [memory] = useState(() => createWallMemory(now))
  // A loaded dashboard goes through its own screens first.
  useRotation(isKiosk && data === undefined ? rotationOf(params) : null)
  if (data !== undefined) {
    return <DashboardPage key={data.id} dashboard={data} {...{ params, setParams, memory, intl }} />
  }
  if (error instanceof ApiError && (error.status === 404 || error.status === 403)) {
    return (
      <EmptyState
        title={<h1>{intl.formatMessage({ id: 'notFound' })}</h1>}
        action={
          <Button
            intent="primary"
            text={intl.formatMessage({ id: 'toList' })}
            onClick={() => go('dashboards')}
          />
        }
      />
    )
  }
  const skeleton = (
    <div className="dashboard-skeleton" aria-busy="true" role="status">
      <span className="air-visually-hidden">{intl.formatMessage({ id: 'loading' })}</span>
      <Skeleton height={32} width={240} />
      <Skeleton height={420} />
    </div>
  )
  return (
    <QueryView query={query} errorTitle={intl.formatMessage({ id: 'error' })} skeleton={skeleton}>
      {() => skeleton}
    </QueryView>
  )
}
