import { titleOfPage, type ScreenPlace } from '@airshed/contract'
import { useLoadedPage } from '@airshed/host'
import { useSession } from '@airshed/kit'
import { localized } from '@airshed/kit/provider'
import { Skeleton } from '@airshed/ui'
import { Suspense } from 'react'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { usePageParams } from './usePageParams.ts'
import { usePageTitle } from './usePageTitle.ts'

export interface ScreenRouteProps {
  place: ScreenPlace
}

/** Sets the page title, reports that it was opened, and shows it once loaded. */
export function ScreenRoute({ place }: ScreenRouteProps) {
  return (
    <>
      {/* Before the page, so that a page with a better title, such as a dashboard's name, wins. */}
      <ScreenTitle place={place} />
      <Suspense fallback={<Skeleton height={320} />}>
        <LoadedScreen place={place} />
      </Suspense>
    </>
  )
}

function ScreenTitle({ place }: ScreenRouteProps) {
  const { locale } = useSession()
  usePageTitle(localized(titleOfPage(place), locale))
  return null
}

/** A path that a page cannot parse shows the not-found page. */
function LoadedScreen({ place: { screen, definition } }: ScreenRouteProps) {
  const { Component, intl, validate } = useLoadedPage(screen, definition)
  const { slug, theme } = useSession()
  const { params, setParams } = usePageParams(definition, validate)
  if (params === null) return <NotFoundPage />
  return <Component {...{ params, setParams, slug, theme, intl }} />
}
