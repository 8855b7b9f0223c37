import { validateWith, type AnyScreenDefinition } from '@airshed/contract'
import { localized, useAirshed, useScreen, useSession } from '@airshed/kit'
import { Skeleton } from '@airshed/ui'
import { useEffect } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router-dom'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { pageTitle } from './routeRules.ts'

export interface ScreenRouteProps {
  screen: AnyScreenDefinition
}

/** Loads a screen with its texts, checks the parts of its path, and tells that it was opened. */
export function ScreenRoute({ screen }: ScreenRouteProps) {
  const { telemetry } = useAirshed()
  const { slug, theme, locale } = useSession()
  const { pathname } = useLocation()
  const { slug: _slug, '*': _rest, ...parts } = useParams()
  const [query] = useSearchParams()
  const params = { ...Object.fromEntries(query), ...parts }
  const title = localized(screen.manifest.title, locale)
  const loaded = useScreen(screen)

  useEffect(() => {
    document.title = pageTitle(title)
    telemetry.pageView(title, pathname)
  }, [title, pathname, telemetry])

  if (loaded === null) return <Skeleton />
  if (validateWith(loaded.validate, params).length > 0) return <NotFoundPage />
  const { Component, intl } = loaded
  return <Component params={params} slug={slug} theme={theme} intl={intl} />
}
