import { ErrorState, Mark } from '@airshed/ui'
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
    // While it waits, the skeleton of the page itself stays where there is one.
    <main className="app-boot" data-waiting={detail === undefined ? '' : undefined}>
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
