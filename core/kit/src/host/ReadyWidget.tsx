import type { AnyWidgetDefinition, SavedConfig } from '@airshed/contract'
import { widthStepPx } from '@airshed/data'
import { Card, ErrorState, Skeleton } from '@airshed/ui'
import { Suspense, useMemo, useRef, useState } from 'react'
import { useNavigation, useNow, useSession, useTelemetry } from '../hooks/session.ts'
import { useWidgetSize } from '../hooks/useWidgetSize.ts'
import { useHostText } from '../messages/hostMessages.ts'
import { LoadedWidget } from './LoadedWidget.tsx'
import { forgetPlugin } from './pluginResource.ts'
import { safeNeeds } from './safeNeeds.ts'
import { staleSince } from './staleSince.ts'
import { useInSight } from './useInSight.ts'
import { useWidgetData } from './useWidgetData.ts'
import { widgetActions } from './widgetActions.ts'
import { WidgetBoundary } from './WidgetBoundary.tsx'
import type { WidgetHostProps } from './WidgetHost.tsx'

/** How often a card looks whether its data got old. */
const STALE_CHECK_MS = 15_000

export interface ReadyWidgetProps extends Omit<WidgetHostProps, 'widget'> {
  definition: AnyWidgetDefinition
  config: SavedConfig
  name: string
}

/** A widget that can be drawn: fetches its data while its component loads, both at first sight. */
export function ReadyWidget(props: ReadyWidgetProps) {
  const { definition, config, name, range, isLive, hoverTime, onRangeChange } = props
  const { manifest } = definition
  const session = useSession()
  const navigation = useNavigation()
  const telemetry = useTelemetry()
  const text = useHostText()
  const now = useNow(STALE_CHECK_MS)
  const body = useRef<HTMLDivElement>(null)
  const measured = useWidgetSize(body)
  const size = props.size ?? measured
  const isInSight = useInSight(body)
  const [viewState, setViewState] = useState<Readonly<Record<string, unknown>>>({})

  const { timezone } = session.user
  const { locale, theme, slug } = session
  const reader = useMemo(() => ({ locale, timezone }), [locale, timezone])
  const needs = useMemo(
    () => safeNeeds(definition, config, { range, viewState }),
    [definition, config, range, viewState],
  )
  // A document that was fetched again has equal settings in other objects.
  const configKey = useMemo(() => JSON.stringify(config), [config])
  const { result, isRefreshing, retry } = useWidgetData(
    isInSight ? needs.needs : null,
    size === null ? null : { range, isLive, width: widthStepPx(size.width), slug },
    configKey,
  )
  const actions = useMemo(
    () =>
      widgetActions(manifest.capabilities, {
        navigation,
        hoverTime,
        setRange: onRangeChange,
        setViewState,
      }),
    [manifest, navigation, hoverTime, onRangeChange],
  )
  const oldSince = result?.state === 'ready' ? staleSince(result, isLive, now) : null

  return (
    <Card
      title={name}
      {...(props.menu === undefined ? {} : { menu: props.menu })}
      {...(props.headerClassName === undefined ? {} : { headerClassName: props.headerClassName })}
      {...(oldSince === null ? {} : { asOf: { at: oldSince, now, timezone } })}
      {...(isRefreshing ? { state: text('host.refreshing') } : {})}
    >
      <div className="air-widget-body" ref={body} aria-busy={isRefreshing}>
        {isInSight ? (
          <WidgetBoundary
            resetKey={configKey}
            onError={(error) => telemetry.error(error, `widget ${manifest.type}`)}
            renderFailure={(_error, tryAgain) => (
              <ErrorState
                title={text('host.failed.title', { name })}
                text={text('host.failed.text')}
                onRetry={() => {
                  forgetPlugin(definition)
                  tryAgain()
                }}
              />
            )}
          >
            <Suspense fallback={<Skeleton />}>
              <LoadedWidget
                {...{ definition, reader, needs, result, size, config, isLive, theme, actions }}
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
