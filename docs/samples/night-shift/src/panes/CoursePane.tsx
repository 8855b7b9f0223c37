import {
  ChartNote,
  EmptyState,
  frameSeries,
  hasValues,
  SearchSelect,
  TimeSeries,
  useData,
  useElementSize,
  type Data,
  type PluginIntl,
  type Theme,
} from '@airshed/kit'
import { useMemo, useRef } from 'react'
import { nightRange } from '../nightRange.ts'
import { pollutantName, type Pollutant } from '../worst/pollutants.ts'
import { pointsOf } from '../worst/worstAir.ts'
import { PaneState } from './PaneState.tsx'

export interface CoursePaneProps {
  /** The devices to choose from. */
  fleet: Pick<Data, 'nodes' | 'state' | 'retry'>
  pollutant: Pollutant
  /** Device id; null: none yet. */
  chosen: string | null
  onChoose: (nodeId: string) => void
  nowMs: number
  theme: Theme
  intl: PluginIntl
}

/** The course of one device since the evening. */
export function CoursePane(props: CoursePaneProps) {
  const { fleet, pollutant, chosen, onChoose, nowMs, theme, intl } = props
  const { nodes } = fleet
  const box = useRef<HTMLDivElement>(null)
  const { width, height } = useElementSize(box)
  const node = nodes.find(({ node_id: id }) => id === chosen)
  const dataPointIds = useMemo(
    () => (node === undefined ? [] : pointsOf([node], pollutant)),
    [node, pollutant],
  )
  const data = useData(
    [{ kind: 'measurements', dataPointIds, window: 'range', statistic: 'mean', live: true }],
    { range: nightRange(nowMs), width: Math.max(1, width) },
  )
  const { frames, range } = data
  const series = useMemo(
    () =>
      frameSeries(
        frames,
        frames.map(({ dataPointId }) => dataPointId),
        theme,
      ),
    [frames, theme],
  )
  const options = useMemo(
    () =>
      nodes
        .map(({ node_id: value, presentName: label }) => ({ value, label }))
        .toSorted((a, b) => a.label.localeCompare(b.label)),
    [nodes],
  )
  const isReady = fleet.state === 'ready' && data.state === 'ready'
  const isEmpty = isReady && !hasValues(frames, range)
  return (
    <div className="night-shift-course">
      <div className="night-shift-head">
        <SearchSelect
          label={intl.formatMessage({ id: 'course.device' })}
          options={options}
          value={node === undefined ? null : node.node_id}
          onChange={onChoose}
          isDisabled={options.length === 0}
        />
        <span className="air-muted">{pollutantName(pollutant)}</span>
      </div>
      <div className="night-shift-chart" ref={box}>
        <PaneState data={fleet.state === 'ready' ? data : fleet} intl={intl}>
          {() =>
            isEmpty ? (
              <EmptyState
                title={intl.formatMessage(
                  { id: 'course.none' },
                  { parameter: pollutantName(pollutant) },
                )}
                text={intl.formatMessage({ id: 'course.none.text' })}
              />
            ) : (
              <TimeSeries
                timezone={intl.timeZone ?? 'UTC'}
                {...{ series, range, theme, width, height }}
              />
            )
          }
        </PaneState>
      </div>
      {isEmpty || !isReady ? null : <ChartNote frames={frames} limits={null} />}
    </div>
  )
}
