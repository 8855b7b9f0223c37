import type { AnyWidgetDefinition, TimeRange, WidgetActions, WidgetProps } from '@airshed/contract'
import { createHoverTime } from '@airshed/host'
import { createPluginIntl, type NavigationTarget } from '@airshed/kit'
import { pathOf } from '@airshed/kit/provider'
import type { Locale, Theme } from '@airshed/schemas'
import { useMemo, useState } from 'react'
import type { Scene } from '../builders/scene.ts'
import { TEST_RANGE, TEST_TIMEZONE } from '../builders/times.ts'
import { overriddenData, type DataOverrides } from '../builders/widgetData.ts'
import { drawPage, type BoxSize, type DrawnPage } from '../rendering/drawPage.tsx'
import { createTestAirshed } from '../stage/testAirshed.ts'
import { deepFreeze } from './deepFreeze.ts'

export interface RenderWidgetOptions {
  config: unknown
  /** The kind of data. Default `normal`. */
  scene?: Scene
  /** Parts that replace the built data. */
  data?: DataOverrides | undefined
  /** Default `light`. */
  theme?: Theme
  /** Default `en_US`. */
  locale?: Locale
  /** Default 720 × 360 px. */
  size?: BoxSize
  /** Default the three hours up to `TEST_NOW_MS`. */
  range?: TimeRange
  /** Default true. */
  isLive?: boolean
  /** false: the page allows no actions, whatever its manifest names. Default true. */
  hasCapabilities?: boolean
}

/** A rendered widget, with a record of its actions. */
export interface RenderedWidget extends DrawnPage {
  /** Targets that it navigated to. */
  visited: NavigationTarget[]
  /** Ranges that it chose for the page. */
  ranges: TimeRange[]
  /** How often it returned to the range before those. */
  resets(): number
  /** Renders the same widget in another scene, without unmounting it in between. */
  turnTo(scene: Scene): Promise<void>
}

const USUAL_SIZE: BoxSize = { width: 720, height: 360 }

/**
 * Renders only a widget in real Chromium: its needs are met by built data, its config and data are
 * frozen, and it has only the capabilities that its manifest names.
 */
export async function renderWidget(
  plugin: AnyWidgetDefinition,
  options: RenderWidgetOptions,
): Promise<RenderedWidget> {
  const { theme = 'light', locale = 'en_US', size = USUAL_SIZE } = options
  const [{ default: Component }, en, es] = await Promise.all([
    plugin.load(),
    plugin.messages.en(),
    plugin.messages.es(),
  ])
  const airshed = createTestAirshed({ plugins: [plugin], theme, locale })
  const intl = createPluginIntl(
    { en: en.default, es: es.default },
    { locale, timezone: TEST_TIMEZONE },
    (error) => void airshed.errors.push(error.message.split('\n')[0] ?? error.message),
  )
  const visited: NavigationTarget[] = []
  const ranges: TimeRange[] = []
  let resets = 0
  const config: unknown = deepFreeze(structuredClone(options.config))
  const rest = {
    isLive: options.isLive ?? true,
    range: options.range ?? TEST_RANGE,
    config,
    theme,
    size,
    intl,
  }
  const given: Omit<WidgetActions, 'setViewState'> =
    options.hasCapabilities === false ? {} : actionsOf(plugin, visited, ranges, () => (resets += 1))
  const stage = (scene: Scene) => (
    <Stage {...{ plugin, Component, given, scene, rest }} overrides={options.data} />
  )
  const page = await drawPage(airshed, stage(options.scene ?? 'normal'), size)
  return {
    ...page,
    visited,
    ranges,
    resets: () => resets,
    turnTo: (scene) => page.redraw(stage(scene)),
  }
}

/** The actions that the manifest names, and a record of the widget's calls. */
function actionsOf(
  plugin: AnyWidgetDefinition,
  visited: NavigationTarget[],
  ranges: TimeRange[],
  resetRange: () => void,
): Omit<WidgetActions, 'setViewState'> {
  const { capabilities } = plugin.manifest
  return {
    ...(capabilities.includes('navigate')
      ? {
          navigate: (target) => void visited.push(target),
          href: (target) => pathOf(target, 'org_city'),
        }
      : {}),
    ...(capabilities.includes('hover-time') ? { hoverTime: createHoverTime() } : {}),
    ...(capabilities.includes('set-range')
      ? { setRange: (range) => void ranges.push(range), resetRange }
      : {}),
  }
}

interface StageProps {
  plugin: AnyWidgetDefinition
  Component: (props: WidgetProps<unknown>) => React.ReactNode
  given: Omit<WidgetActions, 'setViewState'>
  scene: Scene
  overrides: DataOverrides | undefined
  rest: Omit<WidgetProps<unknown>, 'data' | 'actions' | 'viewState'>
}

/** Acts as the host: keeps the view state, computes the needs and passes the data. */
function Stage({ plugin, Component, given, scene, overrides, rest }: StageProps) {
  const [viewState, setViewState] = useState<Readonly<Record<string, unknown>>>({})
  const { config, range } = rest
  const data = useMemo(() => {
    const needs = plugin.needs(config, { range, viewState })
    return deepFreeze(overriddenData(needs, overrides, { scene, range }))
  }, [plugin, config, range, viewState, scene, overrides])
  const actions = useMemo(() => ({ ...given, setViewState }), [given])
  return <Component {...rest} data={data} actions={actions} viewState={viewState} />
}
