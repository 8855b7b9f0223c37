import { EmptyState } from '@airshed/ui'
import { Button } from '@blueprintjs/core'
import { useEffect } from 'react'
import { useAppText } from '../messages/appMessages.ts'
import { useConsole } from '../session/consoleContext.ts'

export interface ErrorPageProps {
  /** What was thrown. */
  error: unknown
}

/** A page that threw: the rest of the console still works. */
export function ErrorPage({ error }: ErrorPageProps) {
  const text = useAppText()
  const { telemetry } = useConsole().services
  useEffect(() => telemetry.error(error, 'page'), [telemetry, error])
  return (
    <div className="app-center" role="alert">
      <EmptyState
        title={<h1>{text('app.error.title')}</h1>}
        text={text('app.error.text')}
        action={
          <Button
            intent="primary"
            text={text('app.error.button')}
            onClick={() => window.location.reload()}
          />
        }
      />
    </div>
  )
}
