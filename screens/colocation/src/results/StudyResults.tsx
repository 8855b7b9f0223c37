import { Choice, PageSection, type Colocation } from '@airshed/console-kit'
import type { PluginIntl, Theme } from '@airshed/kit'
import { pointLabel, type StudyPoint } from '../choose/chosenPoint.ts'
import { ApplyLink } from './ApplyLink.tsx'
import { CorrectionPart } from './CorrectionPart.tsx'
import { FiguresTable } from './FiguresTable.tsx'
import { PrecisionPart } from './PrecisionPart.tsx'
import { ResidualPlot } from './ResidualPlot.tsx'
import { ScatterPlot } from './ScatterPlot.tsx'
import './results.css'

export interface StudyResultsProps {
  /** With at least one pair. */
  study: Colocation
  reference: StudyPoint
  sensors: readonly StudyPoint[]
  intl: PluginIntl
  theme: Theme
  /** Id of the sensor whose plots are shown; an unknown one counts as the first. */
  shownId: string | undefined
  onShow: (id: string) => void
  /** From when on readings would be corrected, ms UTC; null: the reader may correct none. */
  correctedFromMs: number | null
}

/** Figures of all sensors, their agreement with one another, and the plots and the correction of one of them. */
export function StudyResults(props: StudyResultsProps) {
  const { study, reference, sensors, intl, theme, shownId, onShow, correctedFromMs } = props
  const text = (id: string, values?: Record<string, string>): string =>
    intl.formatMessage({ id }, values)
  const names = new Map(sensors.map((point) => [point.id, pointLabel(point)]))
  const nameOf = (id: string): string => names.get(id) ?? id
  const shown =
    study.sensors.find((one) => one.data_point_id === shownId) ?? study.sensors[0] ?? null
  const shownPoint = sensors.find(({ id }) => id === shown?.data_point_id)
  return (
    <>
      <PageSection
        title={text('figures')}
        lead={text('figures.lead', { reference: pointLabel(reference) })}
      >
        <FiguresTable {...{ study, nameOf, intl }} />
        <p className="air-muted">{targetsText(study, intl)}</p>
      </PageSection>
      <PageSection title={text('precision')} lead={text('precision.lead')}>
        <PrecisionPart {...{ study, intl }} />
      </PageSection>
      {shown === null ? null : (
        <PageSection
          title={nameOf(shown.data_point_id)}
          actions={
            study.sensors.length < 2 ? undefined : (
              <div className="colocation-shown">
                <Choice
                  aria-label={text('shown')}
                  options={study.sensors.map(({ data_point_id: id }) => ({
                    value: id,
                    label: nameOf(id),
                  }))}
                  value={shown.data_point_id}
                  onChange={onShow}
                />
              </div>
            )
          }
        >
          <div className="colocation-plots">
            <ScatterPlot
              {...{ study, intl, theme }}
              sensor={shown}
              name={nameOf(shown.data_point_id)}
            />
            {(['temperature', 'humidity'] as const).map((by) => {
              const residuals = shown[by]
              return residuals === null || residuals.bins.length === 0 ? null : (
                <ResidualPlot key={by} {...{ by, residuals, intl, theme }} unit={study.unit} />
              )
            })}
          </div>
          {shown.temperature === null && shown.humidity === null ? (
            <p className="air-muted">{text('residuals.none')}</p>
          ) : null}
          <h3>{text('correction')}</h3>
          <CorrectionPart
            {...{ intl }}
            sensor={shown}
            unit={study.unit}
            action={
              shownPoint === undefined || correctedFromMs === null ? null : (
                <ApplyLink
                  {...{ reference, intl }}
                  sensor={shown}
                  point={shownPoint}
                  endMs={correctedFromMs}
                />
              )
            }
          />
        </PageSection>
      )}
    </>
  )
}

/** Which targets the figures are compared with, or why with none. */
function targetsText({ targets }: Colocation, intl: PluginIntl): string {
  if (targets === null) return intl.formatMessage({ id: 'targets.none' })
  const { source, averaging, unit, areCompared } = targets
  const id = areCompared ? 'targets.compared' : 'targets.other'
  return intl.formatMessage({ id }, { source, averaging, unit })
}
