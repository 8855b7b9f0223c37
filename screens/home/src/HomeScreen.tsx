import { createWidgetPage, WidgetHost, WidgetPageProvider } from '@airshed/console-kit'
import { FixedGrid } from '@airshed/console-kit/grid'
import { HOUR_MS, lastRange, PageHeader, useNow, useSession, type ScreenProps } from '@airshed/kit'
import { lazy, Suspense, useState } from 'react'
import { AirNow } from './air/AirNow.tsx'
import { HOME_WIDGETS } from './homeWidgets.ts'
import type { HomeParams } from './params.ts'

/** Not loaded for users who have an organization. */
const NoOrganization = lazy(() => import('./NoOrganization.tsx'))

/** Time range of the home widgets; those that show today use their own. */
const RANGE_MS = 24 * HOUR_MS

/** The air now, then the fleet at a glance: four widgets that cannot be moved, edited or deleted. */
export default function HomeScreen({ intl }: ScreenProps<HomeParams>) {
  const { user, organizations } = useSession()
  const now = useNow(0)
  const [page] = useState(() => createWidgetPage())
  const range = lastRange(RANGE_MS, now)
  const name = user.first_name === '' ? '' : `, ${user.first_name}`
  if (organizations.length === 0) {
    return (
      <>
        <PageHeader title={intl.formatMessage({ id: 'welcome' }, { name })} />
        <Suspense fallback={null}>
          <NoOrganization intl={intl} />
        </Suspense>
      </>
    )
  }
  return (
    <WidgetPageProvider page={page}>
      <PageHeader title={intl.formatMessage({ id: 'welcome' }, { name })} />
      <AirNow intl={intl} />
      <FixedGrid
        widgets={HOME_WIDGETS}
        renderWidget={(widget) => <WidgetHost widget={widget} range={range} isLive />}
      />
    </WidgetPageProvider>
  )
}
