import { useId, useMemo, useState, type ReactNode } from 'react'
import {
  Mosaic,
  MosaicWindow,
  type MosaicChangeMeta,
  type MosaicNode,
} from 'react-mosaic-component'
import { usePanesText } from './messages/panesMessages.ts'
import { fromMosaic, mosaicKeys, paneAt, toMosaic } from './mosaicTree.ts'
import { PaneBody } from './PaneBody.tsx'
import { PaneHeader } from './PaneHeader.tsx'
import { lineText, movedText } from './paneText.ts'
import { SplitLines } from './SplitLines.tsx'
import { splitLines } from './tree/paneBoxes.ts'
import { LEAST_SHARE, paneIds, settled } from './tree/paneSplit.ts'
import type { PaneTree } from '@airshed/contract'
import type { PaneLayout } from './usePaneLayout.ts'

export interface MosaicPanesProps {
  layout: PaneLayout
  /** Every pane, in the order in which Tab goes through them. */
  order: readonly string[]
  render: (paneId: string) => ReactNode
}

const RESIZE = { minimumPaneSizePercentage: LEAST_SHARE }

/** Panes that can be dragged by their titles and borders. */
export function MosaicPanes({ layout, order, render }: MosaicPanesProps) {
  const text = usePanesText()
  const id = useId()
  const { keyOf, idOf } = useMemo(() => mosaicKeys(order), [order])
  const { tree, maximised, nameOf } = layout
  const arranged = useMemo(() => toMosaic(tree, keyOf), [tree, keyOf])
  const [dragged, setDragged] = useState<MosaicNode<string> | null>(null)
  const shown = dragged ?? arranged
  const isAlone = paneIds(tree).length === 1

  const onRelease = (node: MosaicNode<string> | null, meta?: MosaicChangeMeta<string>): void => {
    setDragged(null)
    const next = fromMosaic(node, idOf)
    if (next !== null) layout.take(settled(next), wordsOf(settled(next), meta))
  }
  const wordsOf = (next: PaneTree, meta?: MosaicChangeMeta<string>): string => {
    if (meta?.type === 'resize') {
      const before = new Map(splitLines(tree).map((line) => [lineKey(line), line.share]))
      const moved = splitLines(next).find(
        (line) => Math.abs((before.get(lineKey(line)) ?? line.share) - line.share) > 0.5,
      )
      return moved === undefined ? '' : lineText(moved, nameOf, text).value
    }
    if (meta?.type !== 'drop' || meta.position === undefined) return ''
    const source = paneAt(shown, meta.sourcePath)
    const target = meta.destinationPath.length === 0 ? null : paneAt(shown, meta.destinationPath)
    if (source === null) return ''
    const beside = target === null ? null : idOf(target)
    return movedText(idOf(source), { side: meta.position, beside }, nameOf, text)
  }

  return (
    <div className="air-panes-mosaic" data-maximised={maximised !== null}>
      <Mosaic<string>
        className="air-mosaic"
        blueprintNamespace="air"
        resize={RESIZE}
        value={shown}
        onChange={(node, meta) => setDragged(meta?.type === 'drag-cancel' ? null : node)}
        onRelease={onRelease}
        renderTile={(key, path) => {
          const paneId = idOf(key)
          const isMaximised = maximised === paneId
          const titleId = `${id}-${paneId}`
          return (
            <section
              className="air-pane-frame"
              aria-labelledby={titleId}
              data-maximised={isMaximised}
            >
              <MosaicWindow<string>
                className="air-pane"
                title={nameOf(paneId)}
                path={path}
                draggable={maximised === null && !isAlone}
                renderToolbar={() => (
                  <div className="air-pane-bar">
                    <PaneHeader paneId={paneId} layout={layout} titleId={titleId} />
                  </div>
                )}
                renderPreview={({ title }) => (
                  <div className="mosaic-preview">
                    <div className="air-pane-title">{title}</div>
                  </div>
                )}
              >
                <PaneBody paneId={paneId} titleId={titleId} render={render} />
              </MosaicWindow>
            </section>
          )
        }}
      />
      {maximised === null && dragged === null ? <SplitLines layout={layout} tree={tree} /> : null}
    </div>
  )
}

const lineKey = ({ path, index }: { path: readonly number[]; index: number }): string =>
  `${path.join('-')}:${index}`
