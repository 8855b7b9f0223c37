import type { AnyWidgetDefinition, HoverTime, SavedConfig } from '@airshed/contract'
import { OverreachError } from '@airshed/kit/errors'
import { useWidgetSize, errorText, useHostText } from '@airshed/kit/provider'
import { ErrorState, Skeleton } from '@airshed/ui'
import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { FramePage } from '../bridge/hostMessages.ts'
import { LoadedWidget } from '../widget/LoadedWidget.tsx'
import { bringForward } from '../widget/prepareWidget.ts'
import { useInSight } from '../widget/useInSight.ts'
import { useReadyWidget } from '../widget/useReadyWidget.ts'
import { WidgetProblem } from '../widget/WidgetProblem.tsx'
import { createFrameScheduler } from '../page/frameScheduler.ts'
import type { FrameBridge } from './bridge.ts'
import { useDrawn } from './useDrawn.ts'
import { useSummaryAnswers } from './useSummaryAnswers.ts'

export interface FramedWidgetProps {
  bridge: FrameBridge
  definition: AnyWidgetDefinition
  /** As stored in the dashboard. */
  config: SavedConfig
  configVersion: number
  page: FramePage
  hoverTime: HoverTime
}

/** A saved widget in its frame: migrated, checked and rendered as in the page. */
export function FramedWidget(props: FramedWidgetProps) {
  const { definition, config, configVersion } = props
  const prepared = useMemo(
    () => bringForward({ config, configVersion }, definition),
    [config, configVersion, definition],
  )
  if (prepared.state === 'ready') return <DrawnWidget {...props} config={prepared.config} />
  return (
    <>
      <Drawn bridge={props.bridge} />
      <WidgetProblem type={definition.manifest.type} problem={prepared} />
    </>
  )
}

function Drawn({ bridge }: Pick<FramedWidgetProps, 'bridge'>) {
  useDrawn(bridge)
  return null
}

function DrawnWidget({ bridge, definition, config, page, hoverTime }: FramedWidgetProps) {
  const body = useRef<HTMLDivElement>(null)
  const size = useWidgetSize(body)
  const [scheduler] = useState(createFrameScheduler)
  const { range, isLive, canSetRange, canResetRange, theme } = page
  const ready = useReadyWidget({
    definition,
    config,
    range,
    isLive,
    size,
    scheduler,
    hoverTime,
    setRange: canSetRange
      ? (chosen) => bridge.post({ kind: 'act', action: { name: 'set-range', range: chosen } })
      : undefined,
    resetRange: canResetRange
      ? () => bridge.post({ kind: 'act', action: { name: 'reset-range' } })
      : undefined,
  })
  const { result, retry, getNewest, turn } = ready.data
  useInSight(body, turn.setInSight)
  const { needsError } = ready
  const overreach = needsError instanceof OverreachError ? needsError : null
  useEffect(() => {
    if (overreach === null) return
    bridge.post({ kind: 'overreached', kinds: [...overreach.kinds] })
  }, [bridge, overreach])
  useSummaryAnswers(bridge, { definition, config: ready.config, reader: ready.reader, getNewest })
  if (overreach !== null) return <Overreach bridge={bridge} error={overreach} />
  return (
    <div className="air-widget-body" ref={body}>
      <Suspense fallback={<Skeleton />}>
        <LoadedWidget
          {...{ definition, result, size, isLive, theme }}
          reader={ready.reader}
          config={ready.config}
          needsError={ready.needsError}
          actions={ready.actions}
          viewState={ready.viewState}
          onRetry={retry}
        />
        <Drawn bridge={bridge} />
      </Suspense>
    </div>
  )
}

/** Shown in place of a widget that requests more than its manifest names. */
function Overreach({ bridge, error }: { bridge: FrameBridge; error: OverreachError }) {
  const intl = useIntl()
  const text = useHostText()
  useDrawn(bridge)
  return <ErrorState title={text('host.loadFailed.title')} text={errorText(error, intl)} />
}
