import { ApiError, useDashboard, useKiosk, errorText } from '@airshed/console-kit'
import {
  Button,
  EmptyState,
  ErrorState,
  Skeleton,
  useNavigation,
  useNow,
  type ScreenProps,
} from '@airshed/kit'
import { useState } from 'react'
import { DashboardPage } from './DashboardPage.tsx'
import { useRotation } from './kiosk/useRotation.ts'
import { createWallMemory } from './kiosk/useWallPulse.ts'
import { rotationOf } from './kiosk/wallSettings.ts'
import type { DashboardParams } from './params.ts'
import './dashboard.css'

/** One dashboard: loads it, and says what is the matter where it cannot be shown. */
export default function DashboardScreen(props: ScreenProps<DashboardParams>) {
  const { params, setParams, intl } = props
  const { data, error, refetch } = useDashboard(params.id)
  const { go } = useNavigation()
  const { isKiosk } = useKiosk()
  const now = useNow(0)
  const [memory] = useState(() => createWallMemory(now))
  // One that is there turns its own screens first.
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
  if (error !== null) {
    return (
      <ErrorState
        title={intl.formatMessage({ id: 'error' })}
        text={errorText(error, intl)}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <div className="dashboard-skeleton" aria-busy="true" role="status">
      <span className="air-visually-hidden">{intl.formatMessage({ id: 'loading' })}</span>
      <Skeleton height={32} width={240} />
      <Skeleton height={420} />
    </div>
  )
}
