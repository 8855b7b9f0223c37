import { pageTitle } from '@airshed/console-kit'
import { useTelemetry } from '@airshed/kit/provider'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Sets the title of the browser tab, and reports that the page was opened. */
export function usePageTitle(title: string): void {
  const telemetry = useTelemetry()
  const { pathname } = useLocation()
  useEffect(() => {
    document.title = pageTitle(title)
    telemetry.pageView(title, pathname)
  }, [title, pathname, telemetry])
}
