import { pointAt, roseLayout, type RoseChartSector, type RoseRing } from '@airshed/domain/drawing'
import { useState, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { useChartText } from '../messages/chartMessages.ts'
import { ShapeTooltip } from '../shapes/ShapeTooltip.tsx'
import { compassNames } from './compassNames.ts'
import { roseKey } from './roseKeys.ts'
import '../shapes/shapes.css'
import './rose.css'

/** The text for a sector under the pointer. */
export interface RoseWords {
  title: string
  rows: readonly { name: string; color: string; value: string }[]
  /** A summary in one sentence, for screen readers. */
  sentence: string
}

export interface RoseChartProps {
  /** The label of the rose, for screen readers. */
  label: string
  /** Clockwise from north, of equal width. */
  sectors: readonly RoseChartSector[]
  /** By the index of the sector. */
  tell: (sectorIndex: number) => RoseWords
  /** Default round values up to the longest sector, written by `writeRing`. */
  rings?: readonly RoseRing[]
  writeRing: (value: number) => string
  /** A value in the middle and a text below it; null: none. */
  middle: { figure: string; word: string } | null
  /** CSS pixels. */
  width: number
  height: number
}

/** From this radius (CSS px) on all eight letters of the compass have room, below it four. */
const EIGHT_LETTERS_FROM_PX = 70
/** From this size of the hole (CSS px) on it has room for its word. */
const WORD_FROM_PX = 26
/** Distance of a ring's label from the ring, towards the middle. */
const RING_WORDS_PX = 7

/**
 * A compass rose of stacked sectors; each can be pointed at, or reached by the arrow keys.
 *
 * A sector is pointed at by moving over it: a pointer that rests where the rose is drawn anew would otherwise take
 * the selection from the keys, since browsers report that it entered.
 */
export function RoseChart(props: RoseChartProps) {
  const { label, sectors, tell, writeRing, middle, width, height } = props
  const { locale } = useIntl()
  const text = useChartText()
  const [pointed, setPointed] = useState<number | null>(null)
  const [spoken, setSpoken] = useState('')
  const middleCharacters = middle?.figure.length ?? 0
  const layout = roseLayout({ ...props, writeRing, middleCharacters })
  const { x, y, radius, hole } = layout
  const shown = pointed === null || pointed >= sectors.length ? null : pointed
  const words = shown === null ? null : tell(shown)

  const onKeyDown = (event: KeyboardEvent): void => {
    const next = roseKey(event.key, shown, sectors.length)
    if (next === undefined) return
    event.preventDefault()
    setPointed(next)
    setSpoken(next === null ? '' : tell(next).sentence)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a chart that is read with the arrow keys
    // takes the focus itself
    <div
      className="air-chart air-rose"
      role="group"
      aria-roledescription={text('charts.chart')}
      aria-label={label}
      tabIndex={0}
      style={{ width, height }}
      onKeyDown={onKeyDown}
      onBlur={() => setPointed(null)}
      onMouseLeave={() => setPointed(null)}
    >
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
        {layout.rings.map((ring) => (
          <circle key={ring.value} className="air-rose-ring" cx={x} cy={y} r={ring.radius} />
        ))}
        <Letters {...{ x, y, radius, names: compassNames(locale) }} />
        {layout.wedges.map(({ sectorIndex, part, path }) => (
          <path
            key={`${sectors[sectorIndex]?.id} ${part.id}`}
            className="air-rose-part"
            d={path}
            fill={part.color}
            data-faint={part.isFaint === true}
            data-aside={shown !== null && shown !== sectorIndex}
          />
        ))}
        <RingText {...{ layout }} />
        <circle className="air-rose-hole" cx={x} cy={y} r={hole} />
        {layout.slices.map((path, index) => (
          <path
            key={sectors[index]?.id}
            className="air-rose-slice"
            d={path}
            data-pointed={shown === index}
            onMouseMove={() => setPointed(index)}
          />
        ))}
      </svg>
      {middle === null || !layout.hasTextInMiddle ? null : (
        <div className="air-rose-middle" style={{ left: x, top: y }} aria-hidden>
          <span className="air-rose-figure">{middle.figure}</span>
          {hole >= WORD_FROM_PX ? <span className="air-rose-word">{middle.word}</span> : null}
        </div>
      )}
      {words === null || shown === null ? null : (
        <ShapeTooltip
          title={words.title}
          rows={words.rows}
          left={pointAt(x, y, radius, sectors[shown]?.directionDeg ?? 0)[0]}
          chartWidth={width}
        />
      )}
      <span className="air-visually-hidden" aria-live="polite">
        {spoken}
      </span>
    </div>
  )
}

interface LettersProps {
  x: number
  y: number
  radius: number
  /** Sixteen, clockwise from north. */
  names: readonly string[]
}

function Letters({ x, y, radius, names }: LettersProps) {
  const stride = radius >= EIGHT_LETTERS_FROM_PX ? 2 : 4
  return names.map((name, index) => {
    if (index % stride !== 0) return null
    const [left, top] = pointAt(x, y, radius + 9, (index * 360) / names.length)
    return (
      <text
        key={name}
        className="air-shape-text"
        data-main={index % 4 === 0}
        x={left}
        y={top}
        dy="0.35em"
        textAnchor="middle"
      >
        {name}
      </text>
    )
  })
}

function RingText({ layout }: { layout: ReturnType<typeof roseLayout> }) {
  const { x, y, rings, ringsDeg } = layout
  return rings.map(({ value, words, radius, hasText }) => {
    if (!hasText) return null
    // Inside its ring, where the letters of the compass are not.
    const [left, top] = pointAt(x, y, Math.max(0, radius - RING_WORDS_PX), ringsDeg)
    return (
      <text
        key={value}
        className="air-shape-text air-rose-ring-text"
        x={left}
        y={top}
        dy="0.35em"
        textAnchor="middle"
      >
        {words}
      </text>
    )
  })
}
