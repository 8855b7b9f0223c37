import { errorText } from '@airshed/kit/provider'
import { Button, EmptyState } from '@airshed/ui'
import { useIntl } from 'react-intl'
import { usePagesText } from '../../messages/pagesText.ts'
import type { ListRows } from '../rows/listRows.ts'

/** In place of the rows: the part of the list that has been searched has no match, and the rest can be searched. */
export function NoneYet<Row>({ rows }: { rows: ListRows<Row> }) {
  const text = usePagesText()
  const intl = useIntl()
  const { isLoadingMore, isRefreshing, moreError, loadMore } = rows
  return (
    <EmptyState
      title={text('list.noneYet.title')}
      text={
        moreError === null
          ? text('list.noneYet.text')
          : text('list.moreFailed', { reason: errorText(moreError, intl) })
      }
      action={
        <Button
          loading={isLoadingMore || isRefreshing}
          text={moreError === null ? text('list.searchOn') : text('query.retry')}
          onClick={loadMore}
        />
      }
    />
  )
}
