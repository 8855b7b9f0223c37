import { useToaster } from '@airshed/kit/provider'
import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { useAppText } from '../messages/appMessages.ts'

/** Redirects to `/`, and explains why: the link may come from somebody with more rights. */
export function Refused() {
  const toaster = useToaster()
  const message = useAppText()('app.refused')
  useEffect(() => {
    toaster.show({ key: 'refused', message, intent: 'warning' })
  }, [toaster, message])
  return <Navigate to="/" replace />
}
