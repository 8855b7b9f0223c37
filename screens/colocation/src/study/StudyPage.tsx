import {
  PageRangePicker,
  PageSection,
  QueryView,
  RecordPage,
  useCall,
  usePageRange,
  type Colocation,
} from '@airshed/console-kit'
import { searchColocation } from '@airshed/console-kit/calls'
import { COLOCATED_SENSORS_MAX } from '@airshed/console-kit/define'
import { DAY_MS, EmptyState, HOUR_MS, useSession, type ScreenProps } from '@airshed/kit'
import { usePointChoices } from '../choose/usePointChoices.ts'
import { useWeather } from '../choose/useWeather.ts'
import { StudyForm } from '../choose/StudyForm.tsx'
import { StudyResults } from '../results/StudyResults.tsx'
import { textOf } from '../textOf.ts'
import type { StudyParams } from './params.ts'
import './study.css'

/** A test beside a reference takes a month at least (EPA/600/R-20/280). */
const OPENS_WITH_MS = 30 * DAY_MS

const PRESETS_MS = [7, 14, 30, 60, 90].map((days) => days * DAY_MS)
const SKELETON_PX = 360

/** Chooses a reference and the sensors beside it, and shows how well they agree. */
export default function StudyPage({ params, setParams, intl, theme }: ScreenProps<StudyParams>) {
  const text = textOf(intl)
  const { can } = useSession()
  const range = usePageRange(
    (now) => ({
      range: { from: now - OPENS_WITH_MS, to: now },
      isUpdatesOn: false,
      refreshMs: null,
      whole: null,
    }),
    params,
    setParams,
  )
  const { reference: referenceId, sensors: asked = [], averaging = 'hour' } = params
  const choices = usePointChoices([...(referenceId === undefined ? [] : [referenceId]), ...asked])
  const reference = choices.points.get(referenceId ?? '')
  const sensors = asked.flatMap((id) => choices.points.get(id) ?? [])
  const nodeIds = [...(reference === undefined ? [] : [reference]), ...sensors].map(
    ({ nodeId }) => nodeId,
  )
  const weather = useWeather(nodeIds)
  const isChosen = reference !== undefined && sensors.length > 0
  // Whole hours, so that the study stays the same while the clock moves on.
  const from = Math.floor(range.range.from / HOUR_MS) * HOUR_MS
  const to = Math.floor(range.range.to / HOUR_MS) * HOUR_MS
  const study = useCall(
    searchColocation,
    {
      body: {
        sensor_data_point_ids: sensors.map(({ id }) => id),
        reference_data_point_id: referenceId ?? '',
        from,
        to,
        averaging,
        ...(weather.temperatureId === null
          ? {}
          : { temperature_data_point_id: weather.temperatureId }),
        ...(weather.humidityId === null ? {} : { humidity_data_point_id: weather.humidityId }),
      },
    },
    { enabled: isChosen && !weather.isLoading, keepsPrevious: true },
  )
  const isEmpty = ({ data }: { data: Colocation | null }): boolean =>
    data === null || data.sensors.every(({ count }) => count === 0)
  return (
    <RecordPage
      title={text('title')}
      above={[{ label: text('devices'), to: 'devices' }]}
      note={text('note')}
      actions={<PageRangePicker range={range} presets={PRESETS_MS} />}
    >
      <div className="colocation-study">
        <PageSection title={text('form.title')}>
          <StudyForm
            {...{ choices, reference, sensors, averaging, text }}
            most={COLOCATED_SENSORS_MAX}
            onReference={(id) => setParams({ reference: id, sensors: undefined, shown: undefined })}
            onSensors={(ids) => setParams({ sensors: [...ids], shown: undefined })}
            onAveraging={(next) => setParams({ averaging: next })}
          />
        </PageSection>
        {!isChosen ? (
          <ChooseFirst choices={choices} isAsked={referenceId !== undefined} text={text} />
        ) : (
          <QueryView
            query={study}
            errorTitle={text('error')}
            skeletonHeightPx={SKELETON_PX}
            isEmpty={isEmpty}
            empty={<EmptyState title={text('empty')} text={text('empty.text')} />}
          >
            {({ data }) =>
              data === null ? null : (
                <StudyResults
                  {...{ study: data, reference, sensors, intl, theme }}
                  shownId={params.shown}
                  onShow={(id) => setParams({ shown: id })}
                  correctedFromMs={can('manage_devices') ? to : null}
                />
              )
            }
          </QueryView>
        )}
      </div>
    </RecordPage>
  )
}

interface ChooseFirstProps {
  choices: ReturnType<typeof usePointChoices>
  /** A reference is named, but not known yet. */
  isAsked: boolean
  text: ReturnType<typeof textOf>
}

/** While nothing can be compared yet: the devices are loading, could not be loaded, or none is chosen. */
function ChooseFirst({ choices, isAsked, text }: ChooseFirstProps) {
  const { points, error, isLoading } = choices
  const query = {
    data: isLoading && (isAsked || points.size === 0) ? undefined : points,
    error,
    refetch: choices.refetch,
  }
  return (
    <QueryView query={query} errorTitle={text('devices.error')} skeletonHeightPx={SKELETON_PX}>
      {() => <EmptyState title={text('choose')} text={text('choose.text')} />}
    </QueryView>
  )
}
