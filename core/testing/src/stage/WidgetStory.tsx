import type { AnyWidgetDefinition, TimeRange } from '@airshed/contract'
import { createQueryClient, type BrokerResult } from '@airshed/data'
import { createHoverTime, WidgetHost } from '@airshed/host'
import { AirshedProvider, useAirshed } from '@airshed/kit/provider'
import { use, useMemo } from 'react'
import { savedWidget } from '../builders/dashboard.ts'
import type { Scene } from '../builders/scene.ts'
import { TEST_RANGE } from '../builders/times.ts'
import { overriddenData, type DataOverrides } from '../builders/widgetData.ts'
import { createStillBroker, type BrokerAnswer } from '../fakes/broker.ts'
import { createMovingBroker } from '../fakes/movingBroker.ts'
import type { BoxSize } from '../rendering/drawPage.tsx'
import { PAGE_MESSAGES } from './pageMessages.ts'
import { StorySurroundingsContext } from './storySurroundings.ts'
import { createTestAirshed } from './testAirshed.ts'

export interface WidgetStoryProps {
  plugin: AnyWidgetDefinition
  /** As stored in a dashboard. */
  config: object
  /** Version of the config; default that of the plugin. */
  configVersion?: number
  /** The kind of data. Default `normal`. */
  scene?: Scene
  /** The state of the request. Default `ready`. */
  state?: BrokerResult['state']
  /** Parts that replace the built data. */
  data?: DataOverrides
  /** Size of the whole card, in CSS pixels. Default 640 × 400. */
  size?: BoxSize
  /** Default the three hours up to `TEST_NOW_MS`. */
  range?: TimeRange
  /** Default true. */
  isLive?: boolean
}

/**
 * A widget in its card, rendered by the real host on built data, for stories and pictures. Theme and
 * language are those of the surrounding provider.
 */
export function WidgetStory(props: WidgetStoryProps) {
  const { plugin, config, scene = 'normal', state = 'ready', data: overrides } = props
  const { session } = useAirshed()
  const { theme, locale } = session
  const queryClient = useMemo(() => createQueryClient(), [])
  const hoverTime = useMemo(() => createHoverTime(), [])
  const { isMoving, fillsWidth } = use(StorySurroundingsContext)
  const value = useMemo(() => {
    const answer: BrokerAnswer = (needs, range) => {
      const error = state === 'error' ? { error: new Error('The server does not answer') } : {}
      return { ...overriddenData(needs, overrides, { scene, range }), ...error, state, range }
    }
    const data = isMoving ? createMovingBroker(answer) : { broker: createStillBroker(answer) }
    return createTestAirshed({ plugins: [plugin], theme, locale, ...data }).value
  }, [plugin, theme, locale, scene, state, overrides, isMoving])
  const widget = useMemo(
    () =>
      savedWidget(plugin.manifest.type, config, {
        configVersion: props.configVersion ?? plugin.manifest.configVersion,
      }),
    [plugin, config, props.configVersion],
  )
  const { width, height } = props.size ?? { width: 640, height: 400 }
  return (
    <AirshedProvider value={value} queryClient={queryClient} messages={PAGE_MESSAGES}>
      <div
        // The card has the given height, as in a grid of widgets, regardless of its contents.
        style={{
          width: fillsWidth ? '100%' : width,
          height,
          maxWidth: '100%',
          display: 'grid',
          gridTemplateRows: 'minmax(0, 1fr)',
        }}
      >
        <WidgetHost
          // A broker never changes its results: another scene needs a new host.
          key={`${scene} ${state} ${String(isMoving)}`}
          widget={widget}
          range={props.range ?? TEST_RANGE}
          isLive={props.isLive ?? true}
          hoverTime={hoverTime}
        />
      </div>
    </AirshedProvider>
  )
}
