import { memo, type ReactNode } from 'react'
import { useOverflows } from './useOverflows.ts'

export interface PaneBodyProps {
  paneId: string
  /** Id of the element that names the pane. */
  titleId: string
  render: (paneId: string) => ReactNode
}

/** The contents of a pane are not rendered again while a border is dragged. */
const PaneContents = memo(function PaneContents({
  paneId,
  render,
}: Pick<PaneBodyProps, 'paneId' | 'render'>) {
  return render(paneId)
})

/** The contents of a pane; if larger than the pane, they can be focused with Tab and scrolled by keyboard. */
export function PaneBody({ paneId, titleId, render }: PaneBodyProps) {
  const [overflows, ref] = useOverflows()
  const focusable = overflows ? { tabIndex: 0, role: 'group', 'aria-labelledby': titleId } : {}
  return (
    <div ref={ref} className="air-pane-body" {...focusable}>
      <PaneContents paneId={paneId} render={render} />
    </div>
  )
}
