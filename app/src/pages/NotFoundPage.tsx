import { EmptyState } from '@airshed/ui'
import { Button } from '@blueprintjs/core'
import { useNavigate } from 'react-router-dom'
import { useAppText } from '../messages/appMessages.ts'
import { usePageTitle } from '../routes/usePageTitle.ts'

/** For every unknown path. */
export function NotFoundPage() {
  const text = useAppText()
  const navigate = useNavigate()
  usePageTitle(text('app.notFound.title'))
  return (
    <div className="app-center">
      <EmptyState
        title={<h1>{text('app.notFound.text')}</h1>}
        action={
          <Button
            intent="primary"
            text={text('app.notFound.button')}
            onClick={() => void navigate('/')}
          />
        }
      />
    </div>
  )
}
