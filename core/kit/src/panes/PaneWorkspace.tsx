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

export interface PaneWorkspaceProps {
  /** As the screen defines them: one object, made once. */
  panes: PanesDefinition
  /** Under which the arrangement is kept; the id of the screen's manifest. */
  screenId: string
  /** Draws what is in a pane: a part that fills its parent, or is as high as it needs. */
  render: (paneId: string) => ReactNode
  /**
   * Draws the head of the page around the menu that brings hidden panes back. Default the menu
   * alone, above the panes.
   */
  renderHeader?: (menu: ReactNode) => ReactNode
}

/** Narrower than this, panes stand below each other in reading order and nobody drags them. */
const STACKED_BELOW_PX = 640

/**
 * The panes of a screen, which its user rearranges: by dragging a title to an edge and the borders,
 * or by the keys of a pane's handle. The arrangement is kept for this user.
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
        {layout.told}
      </div>
    </>
  )
}
