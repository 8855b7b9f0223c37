import { useId, type ReactNode } from 'react'
import { PaneBody } from './PaneBody.tsx'
import { paneIds } from './tree/paneSplit.ts'
import type { PaneLayout } from './usePaneLayout.ts'

export interface StackedPanesProps {
  layout: PaneLayout
  render: (paneId: string) => ReactNode
}

/** Panes stacked in reading order, for narrow pages. */
export function StackedPanes({ layout, render }: StackedPanesProps) {
  const id = useId()
  return paneIds(layout.tree).map((paneId) => (
    <section key={paneId} className="air-pane" aria-labelledby={`${id}-${paneId}`}>
      <div className="air-pane-header">
        <h2 className="air-pane-title" id={`${id}-${paneId}`}>
          {layout.nameOf(paneId)}
        </h2>
      </div>
      <PaneBody paneId={paneId} titleId={`${id}-${paneId}`} render={render} />
    </section>
  ))
}
