import { useSyncExternalStore, type ReactNode } from 'react'
import { ExpiredDialog } from './ExpiredDialog.tsx'
import type { Expiry } from './expiry.ts'

export interface WhileSignedInProps {
  expiry: Expiry
  onSignIn: () => void
  children: ReactNode
}

/**
 * The console while its session lasts. Once that has expired, its data is taken off the page, which whoever sits down
 * there next must not see, and the only way to continue is to sign in.
 */
export function WhileSignedIn({ expiry, onSignIn, children }: WhileSignedInProps) {
  const isExpired = useSyncExternalStore(expiry.subscribe, expiry.isExpired)
  return isExpired ? <ExpiredDialog onSignIn={onSignIn} /> : children
}
