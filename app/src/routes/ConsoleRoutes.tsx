import type { AnyScreenDefinition } from '@airshed/contract'
import { Outlet, Route, Routes } from 'react-router-dom'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { PlannedPage } from '../pages/PlannedPage.tsx'
import { Shell } from '../shell/Shell.tsx'
import { Guard } from './Guard.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import { PLANNED_ROUTES } from './plannedRoutes.ts'
import { RootRedirect } from './RootRedirect.tsx'
import { ScreenRoute } from './ScreenRoute.tsx'

export interface ConsoleRoutesProps {
  screens: readonly AnyScreenDefinition[]
}

/** The routes of the console, made from the screens' manifests. */
export function ConsoleRoutes({ screens }: ConsoleRoutesProps) {
  const taken = new Set(screens.map(({ manifest }) => manifest.path))
  const page = (
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
          <Route element={page}>
            {screens.map((screen) => (
              <Route
                key={screen.manifest.id}
                path={screen.manifest.path}
                element={
                  <Guard permission={screen.manifest.permission}>
                    <ScreenRoute key={screen.manifest.id} screen={screen} />
                  </Guard>
                }
              />
            ))}
            {PLANNED_ROUTES.filter(({ path }) => !taken.has(path)).map(({ path, permission }) => (
              <Route
                key={path}
                path={path}
                element={
                  <Guard permission={permission}>
                    <PlannedPage />
                  </Guard>
                }
              />
            ))}
            <Route path="*" element={<NotFoundPage />} />
          </Route>
        </Route>
      </Routes>
    </PageBoundary>
  )
}
