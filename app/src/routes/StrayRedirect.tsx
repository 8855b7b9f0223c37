import { pagesOf } from '@airshed/contract'
import { matchPath, Navigate, useLocation } from 'react-router-dom'
import { useConsole } from '../session/consoleContext.ts'
import { PLANNED_ROUTES } from './plannedRoutes.ts'
import { rootSlug, strayTarget } from './routeRules.ts'

/** For an address without an organization of the user; see {@link strayTarget}. */
export function StrayRedirect() {
  const { organizations, services, stored } = useConsole()
  const { pathname, search, hash } = useLocation()
  const paths = [
    ...pagesOf(services.registry.screens).map(({ page }) => page.path),
    ...PLANNED_ROUTES.map(({ path }) => path),
  ]
  const isPage = (path: string): boolean =>
    paths.some((pattern) => matchPath(`/${pattern}`, path) !== null)
  const ids = organizations.map(({ id }) => id)
  const target = strayTarget(pathname, isPage, rootSlug(ids, stored.organization_id))
  return <Navigate to={target === '/' ? target : `${target}${search}${hash}`} replace />
}
