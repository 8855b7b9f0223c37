import type { PanesDefinition } from '@airshed/contract'
import { useMemo, useRef, type ReactNode } from 'react'
import { useWidgetSize } from '../hooks/useWidgetSize.ts'
import { MosaicPanes } from './MosaicPanes.tsx'
import { PanesMenu } from './PanesMenu.tsx'
import { StackedPanes } from './StackedPanes.tsx'
import { usePaneLayout } from './usePaneLayout.ts'
import { useRestOfPage } from './useRestOfPage.ts'
import { paneIds } from './tree/paneSplit.ts'
import './panes.css'

/** The panes of a screen, and what each draws. */
export interface PaneWorkspaceProps {
  /** From the definition of the screen: one object, created once. */
  panes: PanesDefinition
  /** Key under which the arrangement is kept; the id of the screen's manifest. */
  screenId: string
  /**
   * Renders the contents of a pane: an element that fills its parent, or has its natural height.
   */
  render: (paneId: string) => ReactNode
  /**
   * Renders the header of the page around the menu that restores hidden panes. Default: only the
   * menu, above the panes.
   */
  renderHeader?: (menu: ReactNode) => ReactNode
}

/** Below this width, panes are stacked in reading order and cannot be dragged. */
const STACKED_BELOW_PX = 640

/**
 * The panes of a screen, which the user can rearrange: by dragging a title to an edge, by dragging
 * borders, or by the keys of a pane's handle. The arrangement is kept for this user.
 */
export function PaneWorkspace(props: PaneWorkspaceProps) {
  return <Workspace key={props.screenId} {...props} />
}

function Workspace({ panes, screenId, render, renderHeader }: PaneWorkspaceProps) {
  const layout = usePaneLayout(panes, screenId)
  const element = useRef<HTMLDivElement>(null)
  const width = useWidgetSize(element)?.width ?? null
  const height = useRestOfPage(element)
  const order = useMemo(
    () => [...new Set([...paneIds(panes.arrangement), ...Object.keys(panes.titles)])],
    [panes],
  )
  const menu = <PanesMenu layout={layout} order={order} />
  const isStacked = width !== null && width < STACKED_BELOW_PX
  return (
    <>
      {renderHeader === undefined ? (
        <div className="air-panes-bar">{menu}</div>
      ) : (
        renderHeader(menu)
      )}
      <div
        className="air-panes"
        data-stacked={isStacked}
        ref={element}
        style={isStacked ? {} : { height }}
      >
        {width === null ? null : isStacked ? (
          <StackedPanes layout={layout} render={render} />
        ) : (
          <MosaicPanes layout={layout} order={order} render={render} />
        )}
      </div>
      <div className="air-visually-hidden" aria-live="polite">
        {layout.announcement}
      </div>
    </>
  )
}
