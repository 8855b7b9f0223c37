import { errorText } from '@airshed/kit/provider'
import { Button } from '@blueprintjs/core'
import { useIntl } from 'react-intl'
import { usePagesText } from '../../messages/pagesText.ts'
import type { ListRows } from '../rows/listRows.ts'

/** Below the last loaded row: more are loading, can be requested, or could not be loaded. */
export function LoadMore<Row>({ rows }: { rows: ListRows<Row> }) {
  const text = usePagesText()
  const intl = useIntl()
  const { hasMore, isLoadingMore, moreError, loadMore } = rows
  if (!hasMore && moreError === null) return null
  return (
    <div className="air-list-more">
      {moreError === null ? null : (
        <span role="alert">{text('list.moreFailed', { reason: errorText(moreError, intl) })}</span>
      )}
      <Button
        size="small"
        variant="minimal"
        loading={isLoadingMore}
        text={moreError === null ? text('list.loadMore') : text('query.retry')}
        onClick={loadMore}
      />
    </div>
  )
}
