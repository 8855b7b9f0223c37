import { lazy } from 'react'

/** A screen whose plugin was installed at run time; what runs it is loaded when one is opened. */
export const InstalledScreen = lazy(() => import('./InstalledScreen.tsx'))
