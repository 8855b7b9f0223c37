import type { ReactNode, RefObject } from 'react'
import './roseCard.css'

/** A colour of a rose with its meaning. */
export interface RoseLegendEntry {
  id: string
  color: string
  word: string
  /** What is drawn in that colour: parts of the rose, a line, or parts with dots. Default parts. */
  look?: 'part' | 'line' | 'dotted'
  /** Share of all readings, in words; default none. */
  share?: string | null
}

/** The colours of a rose, and what none of them stands for. */
export interface RoseLegend {
  title: string
  entries: readonly RoseLegendEntry[]
  /** Below them, such as the share of calms or what the rings are; null: nothing. */
  rest: string | null
}

interface Box {
  width: number
  height: number
}

export interface RoseCardProps {
  /** Of the card inside, CSS pixels. */
  size: Box
  /** The box of the picture, for a picture that is drawn in the size of its box. */
  box?: RefObject<HTMLDivElement | null>
  legend: RoseLegend
  /** Least sizes of the card with room for the legend beside the picture and below it, CSS pixels. */
  legendMinPx: { beside: Box; below: Box }
  /** The small print: what the picture is based on. */
  note: string
  /** Least height of the card with room for the small print, CSS pixels. */
  noteMinHeightPx: number
  /** Above the small print, with the same room. Default nothing. */
  notice?: ReactNode
  /** The same in figures, for screen readers. Default nothing: the picture has its own. */
  table?: ReactNode
  /** The picture. */
  children: ReactNode
}

/** The legend is beside the picture if the card is wider than high by this factor. */
const WIDE = 1.25
/** A rose is round: beside its legend it needs hardly more width than height. */
const BOX_SHARE = 1.2

/** What is inside the card of a rose: the picture, its legend beside or below it, and the small print, as far as they have room. */
export function RoseCard(props: RoseCardProps) {
  const { size, box, legend, legendMinPx, note, noteMinHeightPx, notice, table, children } = props
  const isWide = size.width > size.height * WIDE
  const legendMin = legendMinPx[isWide ? 'beside' : 'below']
  const hasLegend = size.width >= legendMin.width && size.height >= legendMin.height
  return (
    <div className="air-rose-card">
      <div className="air-rose-picture" data-wide={isWide}>
        <div
          className="air-rose-box"
          ref={box}
          style={isWide ? { maxWidth: size.height * BOX_SHARE } : {}}
        >
          {children}
        </div>
        {hasLegend ? <Legend {...legend} /> : null}
      </div>
      {size.height < noteMinHeightPx ? null : (
        <>
          {notice}
          <div className="air-rose-note" title={note}>
            {note}
          </div>
        </>
      )}
      {table}
    </div>
  )
}

function Legend({ title, entries, rest }: RoseLegend) {
  return (
    <div className="air-rose-legend">
      <div className="air-rose-legend-title">{title}</div>
      <ul aria-label={title}>
        {entries.map(({ id, color, word, look = 'part', share = null }) => (
          <li key={id}>
            <span
              className="air-rose-swatch"
              data-look={look}
              style={look === 'dotted' ? {} : { background: color }}
              aria-hidden
            />
            {word}
            {share === null ? null : <span className="air-rose-share">{share}</span>}
          </li>
        ))}
      </ul>
      {rest === null ? null : <div className="air-rose-legend-title">{rest}</div>}
    </div>
  )
}
