import { validateWith, type AnyScreenDefinition } from '@airshed/contract'
import { localized, useAirshed, useLoadedScreen, useSession } from '@airshed/kit'
import { Skeleton } from '@airshed/ui'
import { Suspense, useEffect } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router-dom'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { pageTitle } from './routeRules.ts'

export interface ScreenRouteProps {
  screen: AnyScreenDefinition
}

/** Names the page, tells that it was opened, and shows its screen once that is loaded. */
export function ScreenRoute({ screen }: ScreenRouteProps) {
  return (
    <>
      {/* Before the screen: one that knows a better title, such as a dashboard's name, has the last word. */}
      <ScreenTitle screen={screen} />
      <Suspense fallback={<Skeleton height={320} />}>
        <LoadedScreen screen={screen} />
      </Suspense>
    </>
  )
}

function ScreenTitle({ screen }: ScreenRouteProps) {
  const { telemetry } = useAirshed()
  const { locale } = useSession()
  const { pathname } = useLocation()
  const title = localized(screen.manifest.title, locale)
  useEffect(() => {
    document.title = pageTitle(title)
    telemetry.pageView(title, pathname)
  }, [title, pathname, telemetry])
  return null
}

/** Checks the parts of the path; a path that a screen cannot read leads nowhere. */
function LoadedScreen({ screen }: ScreenRouteProps) {
  const { Component, intl, validate } = useLoadedScreen(screen)
  const { slug, theme } = useSession()
  const { slug: _slug, '*': _rest, ...parts } = useParams()
  const [query] = useSearchParams()
  const params = { ...Object.fromEntries(query), ...parts }
  if (validateWith(validate, params).length > 0) return <NotFoundPage />
  return <Component params={params} slug={slug} theme={theme} intl={intl} />
}
