import { ChoiceButtons, colorOfParameter, Plot, type WidgetProps } from '@airshed/kit'
import { useMemo } from 'react'
import type { TimeVariationConfig } from './config.ts'
import { figureText } from './figureText.ts'
import { noteText } from './noteText.ts'
import { endsOf } from './summary.ts'
import { sharedScale, VIEWS, type Variation, type ViewId } from './variation.ts'
import { viewIn } from './viewIn.ts'
import { viewFigure } from './viewFigure.ts'
import { viewTable } from './viewTable.ts'
import './timeVariation.css'

export interface TimeVariationViewProps extends Pick<
  WidgetProps<TimeVariationConfig>,
  'range' | 'size' | 'theme' | 'intl' | 'actions' | 'viewState'
> {
  name: string
  variation: Variation
}

/** Minimum inner size (CSS px) that has space for all four views. */
const ALL_FROM_PX = { width: 600, height: 340 }
/** Minimum height that has space for the small print. */
const NOTE_FROM_PX = 150
/** A view below this width has fewer labels. */
const NARROW_BELOW_PX = 340
/** Without a value there is nothing to measure. */
const EMPTY_SCALE = [0, 1] as const
/** Number of views side by side. */
const BESIDE = 3

/** All views if they fit, otherwise the one that the viewer chose; and what they are based on. */
export function TimeVariationView(props: TimeVariationViewProps) {
  const { name, variation, range, size, theme, intl, actions, viewState } = props
  const hasAll = size.width >= ALL_FROM_PX.width && size.height >= ALL_FROM_PX.height
  const view = viewIn(viewState)
  const shown = useMemo((): readonly ViewId[] => (hasAll ? VIEWS : [view]), [hasAll, view])
  const scale = useMemo(
    () => sharedScale(shown.flatMap((one) => variation.cycles[one])) ?? EMPTY_SCALE,
    [shown, variation],
  )
  const note = noteText(variation, range, intl)
  return (
    <div className="time-variation-widget">
      {hasAll ? null : (
        <ChoiceButtons
          label={intl.formatMessage({ id: 'views' })}
          choices={VIEWS.map((id) => ({
            id,
            text: intl.formatMessage({ id: `view.${id}.short` }),
          }))}
          chosen={view}
          onChoose={(next) => actions.setViewState({ ...viewState, view: next })}
        />
      )}
      <div className="time-variation-plots" data-all={hasAll}>
        {shown.map((one) => (
          <View
            key={one}
            view={one}
            isNarrow={
              (hasAll && one !== 'weekdayHour' ? size.width / BESIDE : size.width) < NARROW_BELOW_PX
            }
            {...{ name, variation, scale, theme, intl }}
          />
        ))}
      </div>
      {size.height < NOTE_FROM_PX ? null : (
        <div className="time-variation-note" title={note}>
          {note}
        </div>
      )}
    </div>
  )
}

interface ViewProps extends Pick<TimeVariationViewProps, 'name' | 'variation' | 'theme' | 'intl'> {
  view: ViewId
  scale: readonly [number, number]
  isNarrow: boolean
}

function View({ view, name, variation, scale, isNarrow, theme, intl }: ViewProps) {
  const color = colorOfParameter(variation.dataPoint.path, theme)
  const { locale } = intl
  const { unit, kind } = variation.dataPoint
  const figure = useMemo(
    () => viewFigure(view, variation, { locale, color, scale, isNarrow }),
    [view, variation, locale, color, scale, isNarrow],
  )
  const title = intl.formatMessage({ id: `view.${view}` })
  const ends = endsOf(view, variation, intl)
  const isCircle = kind === 'direction'
  const label =
    ends === null || isCircle
      ? intl.formatMessage({ id: 'plot.plain' }, { name, view: title })
      : intl.formatMessage({ id: 'plot' }, { name, view: title, ...ends })
  return (
    <div className="time-variation-view" data-view={view}>
      <div className="time-variation-title">
        {title}
        {unit === '' ? null : <span>{unit}</span>}
      </div>
      <Plot
        {...{ label, figure, theme }}
        tell={({ point }) => figureText(view, point, variation, color, intl)}
        table={viewTable(view, variation, `${name}: ${title}`, intl)}
      />
    </div>
  )
}
