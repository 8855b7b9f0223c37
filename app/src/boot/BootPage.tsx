import { ErrorState, Mark } from '@airshed/ui'
import { useEffect } from 'react'
import { DENIED_SHOWN_MS } from '../auth/signInProblem.ts'
import { useAppText } from '../messages/appMessages.ts'

export interface BootPageProps {
  /** Why the console could not be reached; absent while loading. */
  detail?: string
  onRetry?: () => void
}

/** Shown while it is not yet known who is signed in. */
export function BootPage({ detail, onRetry }: BootPageProps) {
  const text = useAppText()
  return (
    <main className="app-boot">
      <Mark size={40} />
      {detail === undefined ? (
        <p role="status">{text('app.boot.loading')}</p>
      ) : (
        <ErrorState
          title={text('app.boot.failed')}
          text={
            <>
              {text('app.boot.failedText')}
              <br />
              <small>{detail}</small>
            </>
          }
          onRetry={onRetry}
        />
      )}
    </main>
  )
}

export interface DeniedPageProps {
  /** The provider's reason. */
  detail: string
  onSignOut: () => void
}

/** Shows why access was denied, then signs out. */
export function DeniedPage({ detail, onSignOut }: DeniedPageProps) {
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
