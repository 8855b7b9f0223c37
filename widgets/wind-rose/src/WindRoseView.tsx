import { FaultNote, RoseChart, ShapeTable, useElementSize, type WidgetProps } from '@airshed/kit'
import { useMemo, useRef } from 'react'
import type { WindRoseConfig } from './config.ts'
import type { RosePicture } from './pictureParts.ts'
import type { RoseModel } from './roseModel.ts'
import { basisWords, roseNote } from './roseNote.ts'
import { rosePicture } from './rosePicture.ts'
import { presentFrames, type WindFrames } from './windFrames.ts'
import './windRose.css'

export interface WindRoseViewProps extends Pick<
  WidgetProps<WindRoseConfig>,
  'size' | 'theme' | 'intl'
> {
  name: string
  /** With at least one reading. */
  model: RoseModel
  frames: WindFrames
}

/** Minimum inner sizes (CSS px) that have space for the small print and the legend. */
const NOTE_MIN_HEIGHT_PX = 140
const LEGEND_MIN_PX = { width: 180, height: 90 }
/** The legend is beside the rose if the box is wider than high by this factor. */
const WIDE = 1.25
/** A rose is round: beside its legend it needs hardly more width than height. */
const BOX_SHARE = 1.2

/** The rose with its legend beside or below it, and what it is based on. */
export function WindRoseView(props: WindRoseViewProps) {
  const { name, model, frames, size, theme, intl } = props
  const box = useRef<HTMLDivElement>(null)
  const { width, height } = useElementSize(box)
  const picture = useMemo(
    () => rosePicture(model, frames, { theme, intl }),
    [model, frames, theme, intl],
  )
  if (picture === null) return null
  const isWide = size.width > size.height * WIDE
  const note = roseNote(model, frames, intl)
  const hasLegend = size.width >= LEGEND_MIN_PX.width && size.height >= LEGEND_MIN_PX.height
  const label = intl.formatMessage(
    { id: model.mode === 'wind' ? 'rose' : 'rose.pollution' },
    { name, basis: basisWords(model, intl), parameter: frames.pollutant?.shortLabel ?? '' },
  )
  return (
    <div className="wind-rose-widget">
      <div className="wind-rose-picture" data-wide={isWide}>
        <div
          className="wind-rose-box"
          ref={box}
          style={isWide ? { maxWidth: size.height * BOX_SHARE } : {}}
        >
          {width === 0 || height === 0 ? null : (
            <RoseChart {...picture} {...{ label, width, height }} />
          )}
        </div>
        {hasLegend ? <Legend {...picture.legend} /> : null}
      </div>
      {size.height < NOTE_MIN_HEIGHT_PX ? null : (
        <>
          <FaultNote frames={presentFrames(frames)} />
          <div className="wind-rose-note" title={note}>
            {note}
          </div>
        </>
      )}
      <ShapeTable label={name} {...picture.table} />
    </div>
  )
}

function Legend({ title, entries, rest }: RosePicture['legend']) {
  return (
    <div className="wind-rose-legend">
      <div className="wind-rose-legend-title">{title}</div>
      <ul aria-label={title}>
        {entries.map(({ id, color, word, share }) => (
          <li key={id}>
            <span className="wind-rose-swatch" style={{ background: color }} aria-hidden />
            {word}
            {share === null ? null : <span className="wind-rose-share">{share}</span>}
          </li>
        ))}
      </ul>
      {rest === null ? null : <div className="wind-rose-legend-title">{rest}</div>}
    </div>
  )
}
