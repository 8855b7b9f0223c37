import { lazy } from 'react'

/** A page of a screen that was installed at run time; its runtime is loaded on demand. */
export const InstalledPage = lazy(() => import('./InstalledPage.tsx'))
