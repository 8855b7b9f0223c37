import { ToastRegion, type Toaster } from '@airshed/ui'
import { useLocation } from 'react-router-dom'
import { isKioskSearch } from '../routes/routeRules.ts'

export interface ConsoleToastsProps {
  toaster: Toaster
}

/** The toasts of the console; only errors on a page in kiosk mode. */
export function ConsoleToasts({ toaster }: ConsoleToastsProps) {
  const isKiosk = isKioskSearch(useLocation().search)
  return <ToastRegion toaster={toaster} {...(isKiosk ? { only: ['danger'] } : {})} />
}
