import { useTelemetry } from '@airshed/kit/provider'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { pageTitle } from './routeRules.ts'

/** Names the browser's tab, and tells that the page was opened. */
export function usePageTitle(title: string): void {
  const telemetry = useTelemetry()
  const { pathname } = useLocation()
  useEffect(() => {
    document.title = pageTitle(title)
    telemetry.pageView(title, pathname)
  }, [title, pathname, telemetry])
}
