import type { LocalizedText } from '@airshed/contract'
import { useSession } from '@airshed/kit'
import { localized } from '@airshed/kit/provider'
import { EmptyState, PageHeader } from '@airshed/ui'
import { useAppText } from '../messages/appMessages.ts'
import { usePageTitle } from '../routes/usePageTitle.ts'

export interface PlannedPageProps {
  /** Title of the planned page. */
  title: LocalizedText
}

/** States plainly that a page of the console is not built yet. */
export function PlannedPage({ title }: PlannedPageProps) {
  const text = useAppText()
  const { locale } = useSession()
  const name = localized(title, locale)
  usePageTitle(name)
  return (
    <>
      <PageHeader title={name} />
      <div className="app-center">
        <EmptyState title={<h2>{text('app.planned.title')}</h2>} text={text('app.planned.text')} />
      </div>
    </>
  )
}
