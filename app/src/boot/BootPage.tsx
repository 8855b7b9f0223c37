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

export interface ElsewherePageProps {
  /** Where the page was opened. */
  origin: string
  /** Where the server expects it to be opened. */
  publicUrl: string
}

/** Names the address at which the console works, and the setting that says so. */
export function ElsewherePage({ origin, publicUrl }: ElsewherePageProps) {
  const text = useAppText()
  return (
    <main className="app-boot">
      <Mark size={40} />
      <ErrorState
        title={text('app.elsewhere.title')}
        text={
          <>
            {text('app.elsewhere.text', { origin, publicUrl, setting: 'AIRSHED_PUBLIC_URL' })}
            <br />
            <a href={publicUrl}>{text('app.elsewhere.open', { publicUrl })}</a>
          </>
        }
      />
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
