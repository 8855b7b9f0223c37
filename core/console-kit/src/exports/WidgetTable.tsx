import { useWidgetPage } from '@airshed/host'
import { Skeleton } from '@airshed/ui'
import { lazy, Suspense } from 'react'

/** Tables and their texts are loaded when a table is opened. */
const WidgetTableView = lazy(() => import('./WidgetTableView.tsx'))

export interface WidgetTableProps {
  /** A widget of the surrounding page, see `WidgetPageProvider`. */
  widgetId: string
}

/**
 * The data of a widget as tables: the same rows as its sheet of the workbook, as of when the table was
 * opened.
 */
export function WidgetTable({ widgetId }: WidgetTableProps) {
  const entry = useWidgetPage()
    ?.entries()
    .find(({ id }) => id === widgetId)
  return (
    <Suspense fallback={<Skeleton height={160} />}>
      <WidgetTableView key={widgetId} entry={entry ?? null} />
    </Suspense>
  )
}
