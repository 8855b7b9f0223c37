import { lazy } from 'react'

/** A page of a screen that was installed at run time; what runs it is loaded when one is opened. */
export const InstalledPage = lazy(() => import('./InstalledPage.tsx'))
