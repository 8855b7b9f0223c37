import type { DataNeedKind, PluginSource } from '@airshed/contract'
import { errorText, useAirshed } from '@airshed/kit/provider'
import type { BlockedAttempt, PluginReport } from '@airshed/schemas'
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useIntl } from 'react-intl'
import type { FrameAction } from '../bridge/frameMessages.ts'
import type { FramePage, FrameSubject } from '../bridge/hostMessages.ts'
import { frameGroupOf } from './frameGroups.ts'
import type { FrameFailure, FrameMember, FrameState } from './frameGroup.ts'
import type { IsolatedFrameProps } from './IsolatedFrame.tsx'
import { linkFrame } from './frameLink.ts'
import { filesOf } from '../installed/pluginFiles.ts'
import { openFrameSession, type FrameSession } from './frameSession.ts'
import { guardedBroker } from './guardedBroker.ts'

export interface IsolatedFrameOptions {
  source: PluginSource
  /** false: not yet, for a widget that was never scrolled into view. */
  isWanted: boolean
  /** Kinds of data that the manifest names. */
  data: readonly DataNeedKind[]
  subject: FrameSubject
  page: FramePage
  onAction: (action: FrameAction, from: HTMLIFrameElement) => void
  onReport: (kind: PluginReport['kind'], detail: string) => void
  onBlocked: (what: BlockedAttempt, count: number) => void
  /** This browser's record of stops of this plugin; the same object for the same plugin version. */
  stops: { isSwitchedOff: () => boolean; add: () => void; forget: () => void }
  /** There may be a newer answer for the first subscription. */
  onResult?: () => void
  /** The plugin's files changed on its development server. */
  onChanged?: () => void
}

export interface IsolatedFrameHandle {
  /** For `IsolatedFrame`. */
  frame: Pick<IsolatedFrameProps, 'state' | 'attach' | 'onRestart'>
  /** The connection to the frame; null while there is none. */
  session: () => FrameSession | null
}

const NO_MEMBER: FrameState = {
  phase: 'waiting',
  attempt: 0,
  element: 0,
  strikes: 0,
  failure: null,
}

const SWITCHED_OFF: FrameState = {
  ...NO_MEMBER,
  phase: 'stopped',
  failure: { kind: 'switched-off', message: '' },
}

/** The lifecycle of one isolated frame in a component: group membership, connection, updates, failures. */
export function useIsolatedFrame(options: IsolatedFrameOptions): IsolatedFrameHandle {
  const { source, subject, page, stops } = options
  const { broker } = useAirshed()
  const intl = useIntl()
  const session = useRef<FrameSession | null>(null)
  const [member, setMember] = useState<FrameMember | null>(null)

  // Another version of the plugin comes with other stops.
  const [forgotten, setForgotten] = useState<typeof stops | null>(null)
  const wasSwitchedOff = useMemo(() => stops.isSwitchedOff(), [stops])
  const isSwitchedOff = wasSwitchedOff && forgotten !== stops
  const isWanted = options.isWanted && !isSwitchedOff
  const reportFailure = useEffectEvent(
    (kind: FrameFailure, message: string, isStopped: boolean) => {
      options.onReport(isStopped ? 'stopped' : 'failed', `${kind}: ${message}`)
      // A neighbour did not cause the hang.
      if (isStopped && kind !== 'neighbour') stops.add()
    },
  )
  useEffect(() => {
    if (!isWanted) return undefined
    const joined = frameGroupOf(source.frameUrl).join({
      hasNews: () => session.current?.hasNews() ?? false,
      send: (turn) => session.current?.send(turn),
      onFailure: (kind, message, isStopped) => reportFailure(kind, message, isStopped),
    })
    setMember(joined)
    return () => joined.leave()
  }, [source, isWanted])

  const state = useSyncExternalStore(
    useCallback((listener) => member?.subscribe(listener) ?? (() => undefined), [member]),
    () => member?.getState() ?? NO_MEMBER,
  )

  const messageOf = useEffectEvent((error: Error) => errorText(error, intl))
  const act = useEffectEvent((action: FrameAction, from: HTMLIFrameElement) =>
    options.onAction(action, from),
  )
  const reportBlocked = useEffectEvent((what: BlockedAttempt, count: number) =>
    options.onBlocked(what, count),
  )
  const report = useEffectEvent((kind: PluginReport['kind'], detail: string) =>
    options.onReport(kind, detail),
  )
  const reportResult = useEffectEvent(() => options.onResult?.())
  const notifyChanged = useEffectEvent(() => options.onChanged?.())
  const current = useEffectEvent(() => ({ subject, page }))
  const [frame, attach] = useState<HTMLIFrameElement | null>(null)
  const data = useRef(options.data)
  useEffect(() => {
    if (frame === null || member === null) return undefined
    const guarded = guardedBroker(broker, data.current, (error) =>
      report('overreached', error.message),
    )
    const unlink = linkFrame(
      frame,
      (port) => {
        session.current = openFrameSession({
          port,
          plugin: filesOf(source),
          ...current(),
          broker: guarded,
          now: () => performance.now(),
          messageOf: (error) => messageOf(error),
          onAction: (action) => act(action, frame),
          onOpened: () => member.opened(),
          onTurn: (turn) => member.answered(turn),
          onNews: () => {
            member.wake()
            reportResult()
          },
          onFailure: (kind, message) => member.failed(kind, message),
          onReport: (message) => report('failed', message),
          onOverreach: (error) => report('overreached', error.message),
          onBlocked: (what, count) => reportBlocked(what, count),
          onChanged: () => notifyChanged(),
        })
      },
      () => member.failed('left', 'it went to another page'),
    )
    return () => {
      unlink()
      session.current?.close()
      session.current = null
    }
  }, [frame, member, broker, source])

  useEffect(() => session.current?.setSubject(subject), [subject])
  useEffect(() => session.current?.setPage(page), [page])

  return useMemo(
    () => ({
      frame: {
        state: isSwitchedOff ? SWITCHED_OFF : state,
        attach,
        onRestart() {
          stops.forget()
          setForgotten(stops)
          member?.restart()
        },
      },
      session: () => session.current,
    }),
    [state, isSwitchedOff, member, stops],
  )
}
