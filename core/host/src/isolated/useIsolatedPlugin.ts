import {
  MAX_SENDS,
  type AnyDeviceFormDefinition,
  type ScreenDefinition,
  type AnyWidgetDefinition,
  type Capability,
  type DataNeedKind,
  type HoverTime,
  type PluginSource,
  type SendPayload,
  type TimeRange,
} from '@airshed/contract'
import { errorText, useAirshed, useHostText } from '@airshed/kit/provider'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import type { FrameAction } from '../bridge/frameMessages.ts'
import type { FrameSubject } from '../bridge/hostMessages.ts'
import { createBlockedCounts } from './blockedCounts.ts'
import { framePageOf } from './framePage.ts'
import { keepForPlugin, keptByPlugin } from './keptByPlugin.ts'
import { createKeptStops, MAX_STOPPED_VISITS } from './keptStops.ts'
import { systemFrameTimer } from './frameTimes.ts'
import { isAskedFor } from '../restricted/isAskedFor.ts'
import { createSaveAnswers } from './saveAnswers.ts'
import { useIsolatedFrame, type IsolatedFrameHandle } from './useIsolatedFrame.ts'
import { usePluginReport } from './usePluginReport.ts'

export type IsolatedDefinition = (
  | AnyWidgetDefinition
  | ScreenDefinition
  | AnyDeviceFormDefinition
) & { source: PluginSource }

export interface IsolatedPluginOptions {
  definition: IsolatedDefinition
  /** Keep it the same object while nothing in it changes. */
  subject: FrameSubject
  range: TimeRange
  isLive: boolean
  /** false: not yet, for a widget that was never scrolled into view. Default true. */
  isWanted?: boolean
  hoverTime?: HoverTime
  setRange?: ((range: TimeRange) => void) | undefined
  resetRange?: (() => void) | undefined
  /**
   * Called with requests that only the caller can handle: `set-params`, `migrated`, `not-migrated`.
   */
  onAction?: (action: FrameAction) => void
  /** Makes the call that saves a device. Default: nothing is accepted. */
  onSave?: SendPayload
  onResult?: () => void
}

/** Shown to administrators in the history of the plugin. */
const SWITCHED_OFF = `switched off in a browser: it was stopped there in ${MAX_STOPPED_VISITS} visits`
/** One per page, which may contain many widgets of a plugin. */
const stoppedInVisit = new Set<string>()
const blocked = createBlockedCounts(systemFrameTimer)

interface Rights {
  data: readonly DataNeedKind[]
  capabilities: readonly Capability[]
}

/** The kinds that the manifest names; a device form requests no data. */
function rightsOf({ manifest }: IsolatedDefinition): Rights {
  if (manifest.kind === 'device-form') return { data: [], capabilities: [] }
  const { data = [], capabilities = [] } = manifest
  // A screen always needs to navigate to other pages.
  return {
    data,
    capabilities: manifest.kind === 'screen' ? [...capabilities, 'navigate'] : capabilities,
  }
}

/** Runs a plugin in its frame and restricts what goes in, and what comes out, to its manifest. */
export function useIsolatedPlugin(options: IsolatedPluginOptions): IsolatedFrameHandle {
  const { definition, subject, range, isLive, hoverTime, setRange, resetRange } = options
  const { id } = definition.manifest
  const { session, navigate, keep, clock } = useAirshed()
  const text = useHostText()
  const intl = useIntl()
  const queryClient = useQueryClient()
  const rights = useMemo(() => rightsOf(definition), [definition])
  const report = usePluginReport(id, definition.source)
  const { version, organizationId } = definition.source
  const stops = useMemo(() => {
    const plugin = { id, version, organizationId }
    const kept = createKeptStops(keep, stoppedInVisit, clock.now)
    return {
      isSwitchedOff: () => kept.isSwitchedOff(plugin),
      add() {
        if (kept.add(plugin)) report('stopped', SWITCHED_OFF)
      },
      forget: () => kept.forget(plugin),
    }
  }, [keep, clock, id, version, organizationId, report])
  const [kept] = useState(() => keptByPlugin(keep, id))
  const [answerSave] = useState(() => createSaveAnswers(() => performance.now()))
  const [canSetRange, canResetRange] = [setRange !== undefined, resetRange !== undefined]
  const page = useMemo(
    () => framePageOf(session, { range, isLive, canSetRange, canResetRange, kept }),
    [session, range, isLive, canSetRange, canResetRange, kept],
  )

  const overreach = (action: string): void =>
    report(
      'overreached',
      `It tried to ${action}: its manifest does not name that, or nobody asked for it`,
    )

  const save = async (
    { question, payload }: Extract<FrameAction, { name: 'save' }>,
    isAsked: boolean,
  ): Promise<void> => {
    // A restarted frame numbers its requests from the start: it must not get its predecessor's answer.
    const asking = handle.session()
    const messageOf = (error: unknown): string => errorText(error, intl)
    const answer =
      options.onSave && (await answerSave({ payload, isAsked, send: options.onSave, messageOf }))
    if (!answer) overreach('save')
    const problem = text('host.form.notTaken', { count: MAX_SENDS })
    asking?.saved(question, answer ?? { issues: [], problem })
  }

  const onAction = (action: FrameAction, from: HTMLIFrameElement): void => {
    const may = (capability: Capability): boolean => rights.capabilities.includes(capability)
    switch (action.name) {
      case 'navigate':
        if (may('navigate') && isAskedFor(from)) {
          return navigate(action.path, { replace: action.replace })
        }
        break
      case 'hover':
        if (may('hover-time')) return hoverTime?.set(action.timeMs)
        break
      case 'set-range':
        if (may('set-range')) return setRange?.(action.range)
        break
      case 'reset-range':
        if (may('set-range')) return resetRange?.()
        break
      case 'keep':
        return keepForPlugin(keep, id, action.key, action.value)
      case 'save':
        return void save(action, isAskedFor(from))
      case 'set-params':
        try {
          // A change that the user did not ask for adds no entry to the history.
          const replace = action.replace || !isAskedFor(from)
          return options.onAction?.({ ...action, replace })
        } catch {
          break
        }
      default:
        return options.onAction?.(action)
    }
    overreach(action.name)
  }

  const handle = useIsolatedFrame({
    source: definition.source,
    isWanted: (options.isWanted ?? true) && definition.source.isUnreachable !== true,
    data: rights.data,
    subject,
    page,
    onAction,
    onReport: report,
    onBlocked: (what, count) =>
      blocked.add([organizationId, id, version, what].join(' '), count, (sum) =>
        report('blocked', what, sum),
      ),
    stops,
    ...(options.onResult === undefined ? {} : { onResult: options.onResult }),
    onChanged: () => void queryClient.invalidateQueries({ queryKey: ['plugins'] }),
  })
  const { session: sessionOf } = handle
  const isHoverShared = rights.capabilities.includes('hover-time')
  useEffect(
    () =>
      isHoverShared ? hoverTime?.subscribe(() => sessionOf()?.hover(hoverTime.get())) : undefined,
    [hoverTime, sessionOf, isHoverShared],
  )
  return handle
}
