import { type WidgetProps } from '@airshed/kit'
import type { CSSProperties } from 'react'
import { blockGrid } from './blockGrid.ts'
import type { Block } from './blocks.ts'
import type { BlocksConfig } from './config.ts'
import { ValueBlock } from './ValueBlock.tsx'
import './blocks.css'

export interface BlocksViewProps extends Pick<
  WidgetProps<BlocksConfig>,
  'size' | 'intl' | 'actions'
> {
  /** At least one. */
  blocks: readonly Block[]
  /** false: one below the other. */
  isGrid: boolean
  /** Current time, ms UTC. */
  nowMs: number
}

/** Lines of the newest reading, with its time, below a mean where a block is narrow. */
const NEWEST_LINES = 2

/** All blocks in a grid that fills the card, and scrolls when they are too many. */
export function BlocksView({ blocks, isGrid, nowMs, size, intl, actions }: BlocksViewProps) {
  const hasDevices = blocks.some(({ deviceName }) => deviceName !== null)
  const hasTimes = blocks.some(({ isOld, value, air }) => air === null && isOld && value !== null)
  const hasMeans = blocks.some(({ air }) => air !== null)
  const { columns, minHeight, figureSize, nameLines } = blockGrid({
    count: blocks.length,
    width: size.width,
    height: size.height,
    lines: Number(hasDevices) + Math.max(Number(hasTimes), hasMeans ? NEWEST_LINES : 0),
    hasMeans,
  })
  const style = {
    '--blocks-columns': columns,
    '--blocks-min-height': `${minHeight}px`,
    '--blocks-figure': `${figureSize}px`,
    '--blocks-name-lines': nameLines,
  } as CSSProperties
  return (
    <div className="blocks-widget">
      <ul className="blocks-list" data-layout={isGrid ? 'grid' : 'rows'} style={style}>
        {blocks.map((block) => (
          <li key={block.dataPointId}>
            <ValueBlock {...{ block, nowMs, intl, actions }} />
          </li>
        ))}
      </ul>
    </div>
  )
}
