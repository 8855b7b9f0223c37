import type { AnyWidgetDefinition, SavedConfig } from '@airshed/contract'
import { useNow, useSession } from '@airshed/kit'
import { OverreachError } from '@airshed/kit/errors'
import { useTelemetry, useWidgetSize, useHostText } from '@airshed/kit/provider'
import { Card, EmptyState, Skeleton } from '@airshed/ui'
import { Suspense, useRef, useState, useSyncExternalStore } from 'react'
import { createWidgetPage } from '../page/widgetPage.ts'
import { useWidgetPage } from '../page/WidgetPageProvider.tsx'
import { useFailureReport } from '../trusted/useFailureReport.ts'
import { FailedWidget } from './FailedWidget.tsx'
import { LoadedWidget } from './LoadedWidget.tsx'
import { CorrectedMark } from './CorrectedMark.tsx'
import { correctedNames } from './correctedNames.ts'
import { PresentMark } from './PresentMark.tsx'
import { forgetPlugin } from './pluginResource.ts'
import { showsPresent } from './showsPresent.ts'
import { SlowMark } from './SlowMark.tsx'
import { titleOf } from './titleOf.ts'
import { staleSince } from './staleSince.ts'
import { useInSight } from './useInSight.ts'
import { useOriginMark } from './useOriginMark.ts'
import { usePageEntry } from './usePageEntry.ts'
import { useReadyWidget } from './useReadyWidget.ts'
import { WidgetBoundary } from './WidgetBoundary.tsx'
import type { DrawnWidgetProps } from './widgetHostProps.ts'

/** Interval at which a card checks whether its data are stale. */
const STALE_CHECK_MS = 15_000

export interface ReadyWidgetProps extends DrawnWidgetProps {
  widgetId: string
  definition: AnyWidgetDefinition
  config: SavedConfig
  name: string
}

/**
 * A widget that can be rendered. It requests its data at once, with all others of the page; its
 * component is loaded when it is first in sight, and rendered only while it is.
 */
export function ReadyWidget(props: ReadyWidgetProps) {
  const { widgetId, definition, name, range, isLive } = props
  const { manifest } = definition
  const session = useSession()
  const telemetry = useTelemetry()
  const reportFailure = useFailureReport(definition)
  const text = useHostText()
  const now = useNow(STALE_CHECK_MS)
  const sharedPage = useWidgetPage()
  const [ownPage] = useState(createWidgetPage)
  const page = sharedPage ?? ownPage
  const body = useRef<HTMLDivElement>(null)
  const attempts = useRef(0)
  const measured = useWidgetSize(body)
  const size = props.size ?? measured
  const ready = useReadyWidget({
    definition,
    config: props.config,
    range,
    isLive,
    size,
    scheduler: page.scheduler,
    hoverTime: props.hoverTime ?? page.hoverTime,
    setRange: props.onRangeChange,
    resetRange: props.onRangeReset,
  })
  const { config, configKey, reader, actions, viewState } = ready
  const { result, isRefreshing, retry, getNewest, turn } = ready.data
  const { theme } = session
  const { timezone } = session.user
  const wasSeen = useInSight(body, turn.setInSight)
  const title = titleOf(definition, config, result) ?? name
  usePageEntry(page, {
    id: widgetId,
    name: title,
    needs: ready.needs,
    config,
    definition,
    reader,
    body,
    getNewest,
  })
  const isSlow = useSyncExternalStore(turn.subscribe, turn.getIsSlow)
  const origin = useOriginMark(result)
  const corrected = result === null ? [] : correctedNames(result, ready.needs)
  const marks = [
    ...(origin === null ? [] : [<span key="origin">{origin}</span>]),
    ...(corrected.length === 0 ? [] : [<CorrectedMark key="corrected" names={corrected} />]),
    ...(showsPresent(ready.needs, { range, isLive }, now) ? [<PresentMark key="present" />] : []),
    ...(isRefreshing ? [<span key="refreshing">{text('host.refreshing')}</span>] : []),
    ...(isSlow ? [<SlowMark key="slow" name={title} />] : []),
  ]
  const oldSince = result?.state === 'ready' ? staleSince(result, isLive, now) : null

  return (
    <Card
      title={title}
      {...(props.menu === undefined ? {} : { menu: props.menu })}
      {...(props.headerClassName === undefined ? {} : { headerClassName: props.headerClassName })}
      {...(oldSince === null ? {} : { asOf: { at: oldSince, now, timezone } })}
      {...(marks.length === 0 ? {} : { state: marks })}
    >
      <div
        className="air-widget-body"
        ref={body}
        data-widget-id={widgetId}
        aria-busy={isRefreshing}
        onPointerEnter={() => turn.setAttended(true)}
        onPointerLeave={() => turn.setAttended(false)}
        onFocus={() => turn.setAttended(true)}
        onBlur={() => turn.setAttended(false)}
      >
        {wasSeen ? (
          <WidgetBoundary
            resetKey={configKey}
            onError={(error) => {
              telemetry.error(error, `widget ${manifest.type}`)
              reportFailure(error)
            }}
            renderFailure={(error, tryAgain) =>
              error instanceof OverreachError ? (
                <EmptyState
                  title={text('host.overreach.title', { name })}
                  text={text('host.overreach.text', { kinds: error.kinds.join(', ') })}
                />
              ) : (
                <FailedWidget
                  {...{ name, error, attempts }}
                  onRetry={() => {
                    forgetPlugin(definition)
                    tryAgain()
                  }}
                />
              )
            }
          >
            <Suspense fallback={<Skeleton />}>
              <LoadedWidget
                {...{ definition, reader, result, size, config, isLive, theme, actions }}
                needsError={ready.needsError}
                viewState={viewState}
                onRetry={retry}
              />
            </Suspense>
          </WidgetBoundary>
        ) : (
          <Skeleton isAnnounced={false} />
        )}
      </div>
    </Card>
  )
}
