import { ErrorState, Mark } from '@airshed/ui'
import { useEffect } from 'react'
import { DENIED_SHOWN_MS } from '../auth/signInProblem.ts'
import { useAppText } from '../messages/appMessages.ts'

export interface DeniedPageProps {
  /** The provider's reason. */
  detail: string
  onSignOut: () => void
}

/** Shows why access was denied, then signs out. */
export default function DeniedPage({ detail, onSignOut }: DeniedPageProps) {
  const text = useAppText()
  useEffect(() => {
    const timer = setTimeout(onSignOut, DENIED_SHOWN_MS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- the clock starts once, when the page appears
  }, [])
  return (
    <main className="app-boot">
      <Mark size={40} />
      <ErrorState title={text('app.denied.title')} text={detail} />
    </main>
  )
}
