import { Checkbox, type ParamsLocation } from '@airshed/console-kit'
import {
  Button,
  ChoiceButtons,
  EmptyState,
  Skeleton,
  zonesFor,
  type Node,
  type PluginIntl,
  type ScreenProps,
  type TimeRange,
} from '@airshed/kit'
import { lazy, Suspense, useState } from 'react'
import type { MonitorParams } from '../params.ts'
import type { MonitorRange } from '../range/useMonitorRange.ts'
import { QualityMenu } from '../quality/QualityMenu.tsx'
import { hasCorrectedValues } from '../readings/readingSeries.ts'
import { ReadingsTable } from '../readings/ReadingsTable.tsx'
import { RevisionsButton } from '../revisions/RevisionsButton.tsx'
import { DownloadMenu } from './DownloadMenu.tsx'
import { chartWidget, windWidget } from './monitorWidgets.ts'
import { PaneWidget } from './PaneWidget.tsx'
import { viewsOf } from './viewsOf.ts'
import { windPoints } from './windPoints.ts'

// Most readers of a monitor open neither.
const DebugTab = lazy(() =>
  import('../../debug/DebugTab.tsx').then((module) => ({ default: module.DebugTab })),
)
const FilesTab = lazy(() =>
  import('../../files/FilesTab.tsx').then((module) => ({ default: module.FilesTab })),
)

export interface ReadingsPaneProps extends Pick<
  ScreenProps<MonitorParams>,
  'params' | 'setParams'
> {
  node: Node
  /** Ids of the data points that are shown. */
  chosen: readonly string[]
  range: MonitorRange
  intl: PluginIntl
}

/** The readings of the chosen parameters: as lines, as a table, and as a rose where there is wind. */
export function ReadingsPane(props: ReadingsPaneProps) {
  const { node, params, setParams, chosen, range, intl } = props
  const points = node.data_points ?? []
  const wind = windPoints(points)
  const { view: asked = 'chart', gaps: hasGaps = true, limits: hasLimits = false } = params
  const { alerts: hasAlertLimits = true } = params
  const views = viewsOf(node)
  const view = views.includes(asked) ? asked : 'chart'
  // They stay mounted behind the other views, so that nothing typed into them is lost.
  const [areFilesOpened, setFilesOpened] = useState(false)
  if (view === 'files' && !areFilesOpened) setFilesOpened(true)
  const [isMarking, setMarking] = useState(false)
  const [marked, setMarked] = useState<TimeRange | null>(null)
  const text = (id: string): string => intl.formatMessage({ id })
  const mark = (span: TimeRange): void => {
    setMarking(false)
    setMarked(span)
  }
  const shown = points.filter(({ _id: id }) => chosen.includes(id))
  const isCorrected = shown.some(hasCorrectedValues)
  const hasReported = isCorrected && params.reported === true
  const reportedChoice = isCorrected ? (
    <Checkbox
      checked={hasReported}
      label={text('chart.reported')}
      onChange={() => setParams({ reported: hasReported ? undefined : true }, { replace: true })}
    />
  ) : null
  const isGraded = shown.some(({ path, unit }) =>
    node.profiles?.slice(0, 1).some((profile) => zonesFor(profile, path, unit).length > 0),
  )
  return (
    <div className="devices-readings-pane">
      <div className="devices-readings-bar">
        <ChoiceButtons
          label={text('view')}
          choices={views.map((id) => ({ id, text: text(`view.${id}`) }))}
          chosen={view}
          onChoose={(next) => setParams({ view: next === 'chart' ? undefined : next })}
        />
        {view === 'chart' ? (
          <div className="devices-readings-options">
            <Checkbox
              checked={hasGaps}
              label={text('chart.gaps')}
              onChange={() => setParams({ gaps: hasGaps ? false : undefined }, { replace: true })}
            />
            {isGraded ? (
              <Checkbox
                checked={hasLimits}
                label={text('chart.limits')}
                onChange={() =>
                  setParams({ limits: hasLimits ? undefined : true }, { replace: true })
                }
              />
            ) : null}
            <Checkbox
              checked={hasAlertLimits}
              label={text('chart.alertLimits')}
              onChange={() =>
                setParams({ alerts: hasAlertLimits ? false : undefined }, { replace: true })
              }
            />
            {reportedChoice}
          </div>
        ) : view === 'table' && reportedChoice !== null ? (
          <div className="devices-readings-options">{reportedChoice}</div>
        ) : (
          <span className="devices-readings-space" />
        )}
        <span className="devices-readings-actions">
          {view === 'chart' || view === 'wind' ? (
            <DownloadMenu {...{ node, view, range, intl }} />
          ) : view === 'table' && shown.length > 0 ? (
            <RevisionsButton {...{ node, intl }} points={shown} range={range.range} />
          ) : null}
          {view === 'chart' || view === 'table' ? (
            <QualityMenu
              {...{ node, shown, marked, intl }}
              range={range.range}
              isMarking={view === 'chart' ? isMarking : undefined}
              onMarking={setMarking}
              onMarked={() => setMarked(null)}
            />
          ) : null}
        </span>
      </div>
      {view === 'chart' && isMarking ? (
        <p className="devices-marking" role="status">
          {text('quality.mark.hint')}
          <Button
            variant="minimal"
            size="small"
            text={text('quality.mark.stop')}
            onClick={() => setMarking(false)}
          />
        </p>
      ) : null}
      {areFilesOpened ? (
        <div hidden={view !== 'files'}>
          <Suspense fallback={<Skeleton />}>
            <FilesTab node={node} intl={intl} />
          </Suspense>
        </div>
      ) : null}
      {view === 'debug' ? (
        <Suspense fallback={<Skeleton />}>
          <DebugTab node={node} intl={intl} />
        </Suspense>
      ) : view === 'files' ? null : view === 'wind' && wind !== null ? (
        <PaneWidget widget={windWidget(node.node_id, wind)} range={range} />
      ) : chosen.length === 0 ? (
        <EmptyState title={text('chart.none')} text={text('chart.none.text')} />
      ) : view === 'table' ? (
        <ReadingsTable
          key={chosen.join()}
          {...{ node, range, hasReported, intl }}
          location={{ params, setParams: setParams as ParamsLocation['setParams'] }}
          points={chosen.flatMap((id) => points.find((point) => point['_id'] === id) ?? [])}
        />
      ) : (
        <PaneWidget
          widget={chartWidget(node.node_id, chosen, {
            hasGaps,
            hasLimits,
            hasAlertLimits,
            hasReported,
          })}
          range={isMarking ? { ...range, zoom: mark } : range}
        />
      )}
    </div>
  )
}
