import { EmptyState } from '@airshed/ui'
import { useEffect } from 'react'
import { useAppText } from '../messages/appMessages.ts'
import { pageTitle } from '../routes/routeRules.ts'

/** Says honestly that a page of the console is not built yet. */
export function PlannedPage() {
  const text = useAppText()
  const title = text('app.planned.title')
  useEffect(() => {
    document.title = pageTitle(title)
  }, [title])
  return (
    <div className="app-center">
      <EmptyState title={<h1>{title}</h1>} text={text('app.planned.text')} />
    </div>
  )
}
