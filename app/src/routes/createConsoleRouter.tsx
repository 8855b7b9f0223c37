import type { AnyScreenDefinition } from '@airshed/contract'
import { createBrowserRouter } from 'react-router-dom'
import { ErrorPage } from '../pages/ErrorPage.tsx'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { PlannedPage } from '../pages/PlannedPage.tsx'
import { Shell } from '../shell/Shell.tsx'
import { Guard } from './Guard.tsx'
import { PLANNED_ROUTES } from './plannedRoutes.ts'
import { RootRedirect } from './RootRedirect.tsx'
import { ScreenRoute } from './ScreenRoute.tsx'

/** The routes of the console, made from the screens' manifests. */
export function createConsoleRouter(screens: readonly AnyScreenDefinition[]) {
  const taken = new Set(screens.map(({ manifest }) => manifest.path))
  return createBrowserRouter([
    { path: '/', element: <RootRedirect />, errorElement: <ErrorPage /> },
    {
      path: '/:slug',
      element: <Shell />,
      errorElement: <ErrorPage />,
      children: [
        { index: true, element: <RootRedirect /> },
        {
          errorElement: <ErrorPage />,
          children: [
            ...screens.map((screen) => ({
              path: screen.manifest.path,
              element: (
                <Guard permission={screen.manifest.permission}>
                  <ScreenRoute key={screen.manifest.id} screen={screen} />
                </Guard>
              ),
            })),
            ...PLANNED_ROUTES.filter(({ path }) => !taken.has(path)).map((planned) => ({
              path: planned.path,
              element: (
                <Guard permission={planned.permission}>
                  <PlannedPage />
                </Guard>
              ),
            })),
            { path: '*', element: <NotFoundPage /> },
          ],
        },
      ],
    },
  ])
}
