import { errorText } from '@airshed/kit/provider'
import { Button } from '@blueprintjs/core'
import { useIntl } from 'react-intl'
import { usePagesText } from '../../messages/pagesText.ts'
import type { ListRows } from '../rows/listRows.ts'

/** Below the last loaded row: more are loading, can be requested, or could not be loaded. */
export function LoadMore<Row>({ rows }: { rows: ListRows<Row> }) {
  const text = usePagesText()
  const intl = useIntl()
  const { hasMore, foundNone, isLoadingMore, moreError, loadMore } = rows
  const next = foundNone ? text('list.searchOn') : text('list.loadMore')
  if (!hasMore && moreError === null) return null
  return (
    <div className="air-list-more">
      {foundNone && moreError === null ? <span role="status">{text('list.noMoreYet')}</span> : null}
      {moreError === null ? null : (
        <span role="alert">{text('list.moreFailed', { reason: errorText(moreError, intl) })}</span>
      )}
      <Button
        size="small"
        variant="minimal"
        loading={isLoadingMore}
        text={moreError === null ? next : text('query.retry')}
        onClick={loadMore}
      />
    </div>
  )
}
