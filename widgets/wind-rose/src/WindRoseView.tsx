import {
  FaultNote,
  RoseCard,
  RoseChart,
  ShapeTable,
  useElementSize,
  type WidgetProps,
} from '@airshed/kit'
import { useMemo, useRef } from 'react'
import type { WindRoseConfig } from './config.ts'
import type { RoseModel } from './roseModel.ts'
import { basisText, roseNote } from './roseNote.ts'
import { rosePicture } from './rosePicture.ts'
import { presentFrames, type WindFrames } from './windFrames.ts'

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
  const label = intl.formatMessage(
    { id: model.mode === 'wind' ? 'rose' : 'rose.pollution' },
    { name, basis: basisText(model, intl), parameter: frames.pollutant?.shortLabel ?? '' },
  )
  return (
    <RoseCard
      {...{ size, box }}
      legend={picture.legend}
      legendMinPx={{ beside: LEGEND_MIN_PX, below: LEGEND_MIN_PX }}
      note={roseNote(model, frames, intl)}
      noteMinHeightPx={NOTE_MIN_HEIGHT_PX}
      notice={<FaultNote frames={presentFrames(frames)} />}
      table={<ShapeTable label={name} {...picture.table} />}
    >
      {width === 0 || height === 0 ? null : (
        <RoseChart {...picture} {...{ label, width, height }} />
      )}
    </RoseCard>
  )
}
