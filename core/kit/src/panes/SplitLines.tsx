import type { KeyboardEvent } from 'react'
import { usePanesText } from './messages/panesMessages.ts'
import { lineText } from './paneText.ts'
import { splitLines, type SplitLine } from './tree/paneBoxes.ts'
import { lineLimits, RESIZE_STEP } from './tree/resizePane.ts'
import type { PaneTree } from '@airshed/contract'
import type { PaneLayout } from './usePaneLayout.ts'

export interface SplitLinesProps {
  layout: PaneLayout
  /** As it is shown, also during a drag. */
  tree: PaneTree
}

/** The share that a key gives to the part before the line; null for keys that do not move it. */
function shareAfter(line: SplitLine, key: string): number | null {
  const { least, most } = lineLimits(line.together)
  const [less, more] =
    line.direction === 'row' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
  if (key === less) return line.share - RESIZE_STEP
  if (key === more) return line.share + RESIZE_STEP
  if (key === 'Home') return least
  return key === 'End' ? most : null
}

/** The borders between panes for keyboard and screen reader; the pointer uses those below them. */
export function SplitLines({ layout, tree }: SplitLinesProps) {
  const text = usePanesText()
  const onKeyDown = (line: SplitLine) => (event: KeyboardEvent) => {
    const share = shareAfter(line, event.key)
    if (share === null) return
    event.preventDefault()
    layout.moveLine(line.path, line.index, share)
  }
  return (
    <div className="air-pane-lines">
      {splitLines(tree).map((line) => {
        const { name, value } = lineText(line, layout.nameOf, text)
        const { least, most } = lineLimits(line.together)
        const { left, top, width, height } = line.box
        return (
          <div
            key={`${line.path.join('-')}:${line.index}`}
            className="air-pane-line"
            role="separator"
            tabIndex={0}
            aria-label={name}
            aria-orientation={line.direction === 'row' ? 'vertical' : 'horizontal'}
            aria-valuenow={Math.round(line.share)}
            aria-valuemin={Math.round(least)}
            aria-valuemax={Math.round(most)}
            aria-valuetext={value}
            data-direction={line.direction}
            style={{
              left: `${left}%`,
              top: `${top}%`,
              ...(line.direction === 'row' ? { height: `${height}%` } : { width: `${width}%` }),
            }}
            onKeyDown={onKeyDown(line)}
          />
        )
      })}
    </div>
  )
}
