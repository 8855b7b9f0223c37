import { validateWith, type AnyScreenDefinition } from '@airshed/contract'
import { useLoadedScreen } from '@airshed/host'
import { useSession } from '@airshed/kit'
import { localized } from '@airshed/kit/provider'
import { Skeleton } from '@airshed/ui'
import { Suspense } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { withoutKiosk } from './routeRules.ts'
import { usePageTitle } from './usePageTitle.ts'

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
  const { locale } = useSession()
  usePageTitle(localized(screen.manifest.title, locale))
  return null
}

/** Checks the parts of the path; a path that a screen cannot read leads nowhere. */
function LoadedScreen({ screen }: ScreenRouteProps) {
  const { Component, intl, validate } = useLoadedScreen(screen)
  const { slug, theme } = useSession()
  const { slug: _slug, '*': _rest, ...parts } = useParams()
  // Whether the page fills the window is the shell's affair.
  const query = new URLSearchParams(withoutKiosk(useLocation().search))
  const params = { ...Object.fromEntries(query), ...parts }
  if (validateWith(validate, params).length > 0) return <NotFoundPage />
  return <Component params={params} slug={slug} theme={theme} intl={intl} />
}
