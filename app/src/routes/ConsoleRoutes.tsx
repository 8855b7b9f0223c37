import { pagesOf, type ScreenDefinition } from '@airshed/contract'
import { Outlet, Route, Routes } from 'react-router-dom'
import { InstalledScreens } from '../installed/InstalledScreens.tsx'
import { PlannedPage } from '../pages/PlannedPage.tsx'
import { Shell } from '../shell/Shell.tsx'
import { Guard } from './Guard.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import { PLANNED_ROUTES } from './plannedRoutes.ts'
import { FIRST_STEPS } from './routeRules.ts'
import { RootRedirect } from './RootRedirect.tsx'
import { ScreenRoute } from './ScreenRoute.tsx'

export interface ConsoleRoutesProps {
  screens: readonly ScreenDefinition[]
}

/** The routes of the console: screens by their manifests, placeholders for the rest. */
export function ConsoleRoutes({ screens }: ConsoleRoutesProps) {
  const places = pagesOf(screens)
  const taken = new Set(places.map(({ page: { path } }) => path))
  const bounded = (
    <PageBoundary>
      <Outlet />
    </PageBoundary>
  )
  return (
    <PageBoundary>
      <Routes>
        <Route path="/" element={<RootRedirect />} />
        <Route path="/:slug" element={<Shell />}>
          <Route index element={<RootRedirect />} />
          <Route element={bounded}>
            {places.map((place) => {
              const { path, permission } = place.page
              return (
                <Route
                  key={path}
                  path={path}
                  element={
                    <Guard permission={permission} firstStep={FIRST_STEPS[path]}>
                      <ScreenRoute key={path} place={place} />
                    </Guard>
                  }
                />
              )
            })}
            {PLANNED_ROUTES.filter(({ path }) => !taken.has(path)).map((route) => (
              <Route
                key={route.path}
                path={route.path}
                element={
                  <Guard permission={route.permission}>
                    <PlannedPage key={route.path} title={route.title} />
                  </Guard>
                }
              />
            ))}
            <Route path="*" element={<InstalledScreens />} />
          </Route>
        </Route>
      </Routes>
    </PageBoundary>
  )
}
