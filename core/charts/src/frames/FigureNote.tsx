import type { RangeStatistics } from '@airshed/schemas'
import { useUiText } from '@airshed/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useChartText } from '../messages/chartMessages.ts'
import { belowLimitCountText, figureTitle, hiddenCountText } from './figureTitle.ts'
import './figureNote.css'

export interface FigureNoteProps {
  /** undefined: the figures have not arrived. */
  statistics: RangeStatistics | undefined
  /** Percentiles count each reading once. Default false. */
  isPercentile?: boolean
  /** Values hold until the next, and count by their minutes. Default false. */
  isHeld?: boolean
  className?: string | undefined
  children: ReactNode
}

/**
 * Wraps the mean, total or extreme of a range: its title states what it is based on. If a flag excluded readings, or some are
 * below their detection limit, it is underlined and a screen reader announces how many.
 */
export function FigureNote(props: FigureNoteProps) {
  const { statistics, isPercentile = false, isHeld = false, className, children } = props
  const { locale } = useIntl()
  const text = useChartText()
  const uiText = useUiText()
  if (statistics === undefined) return <span className={className}>{children}</span>
  const words = { locale, text, uiText }
  const notes = [...hiddenCountText(statistics, words), ...belowLimitCountText(statistics, words)]
  return (
    <span className={className} title={figureTitle(statistics, words, { isPercentile, isHeld })}>
      {notes.length === 0 ? (
        children
      ) : (
        <>
          <span className="air-figure-note">{children}</span>
          <span className="air-visually-hidden">, {notes.join(', ')}</span>
        </>
      )}
    </span>
  )
}
