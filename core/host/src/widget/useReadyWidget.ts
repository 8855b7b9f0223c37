import type {
  AnyWidgetDefinition,
  DataNeed,
  HoverTime,
  SavedConfig,
  TimeRange,
  WidgetActions,
} from '@airshed/contract'
import { widthStepPx } from '@airshed/data'
import { useSession } from '@airshed/kit'
import type { BoxSize, Reader } from '@airshed/kit/provider'
import { useMemo, useState } from 'react'
import type { FrameScheduler } from '../page/frameScheduler.ts'
import { safeNeeds } from './safeNeeds.ts'
import { useStableActions } from './useStableActions.ts'
import { useWidgetData, type WidgetDataState } from './useWidgetData.ts'

export interface ReadyWidgetSources {
  definition: AnyWidgetDefinition
  /** Migrated; checked or not. */
  config: SavedConfig
  range: TimeRange
  isLive: boolean
  /** null: not measured yet. */
  size: BoxSize | null
  scheduler: FrameScheduler
  hoverTime: HoverTime
  setRange: ((range: TimeRange) => void) | undefined
  resetRange: (() => void) | undefined
}

/** The state from which a widget is rendered, in the page or in a frame. */
export interface ReadyWidgetState {
  /** The same object for equal settings. */
  config: SavedConfig
  configKey: string
  reader: Reader
  /** Why the needs could not be computed; null when they were. */
  needsError: unknown
  /** Equal for equal settings; [] if they could not be computed. */
  needs: readonly DataNeed[]
  data: WidgetDataState
  actions: WidgetActions
  viewState: Readonly<Record<string, unknown>>
}

const NO_NEEDS: readonly DataNeed[] = []

/** Settings, needs, data and actions of a widget that can be rendered. */
export function useReadyWidget(sources: ReadyWidgetSources): ReadyWidgetState {
  const { definition, range, isLive, size } = sources
  const session = useSession()
  const [viewState, setViewState] = useState<Readonly<Record<string, unknown>>>({})
  // A refetched document has equal settings in new objects: here they keep their identity.
  const configKey = useMemo(() => JSON.stringify(sources.config), [sources.config])
  const config = useMemo(() => JSON.parse(configKey) as SavedConfig, [configKey])
  const { timezone } = session.user
  const { locale, slug } = session
  const reader = useMemo(() => ({ locale, timezone }), [locale, timezone])
  const needs = useMemo(
    () => safeNeeds(definition, config, { range, viewState }),
    [definition, config, range, viewState],
  )
  const data = useWidgetData(
    needs.needs,
    size === null ? null : { range, isLive, width: widthStepPx(size.width), timezone, slug },
    configKey,
    sources.scheduler,
  )
  const actions = useStableActions(definition.manifest.capabilities, {
    hoverTime: sources.hoverTime,
    setRange: sources.setRange,
    resetRange: sources.resetRange,
    setViewState,
  })
  return {
    config,
    configKey,
    reader,
    needsError: needs.error,
    needs: needs.needs ?? NO_NEEDS,
    data,
    actions,
    viewState,
  }
}
