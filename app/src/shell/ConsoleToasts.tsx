import { ToastRegion, type Toaster } from '@airshed/ui'
import { useLocation } from 'react-router-dom'
import { isKioskSearch } from '../routes/routeRules.ts'

export interface ConsoleToastsProps {
  toaster: Toaster
}

/** The toasts of the console; on a page that stands alone on a wall, errors only. */
export function ConsoleToasts({ toaster }: ConsoleToastsProps) {
  const isKiosk = isKioskSearch(useLocation().search)
  return <ToastRegion toaster={toaster} {...(isKiosk ? { only: ['danger'] } : {})} />
}
