import type { AnyPlugin } from '@airshed/contract'
import { createCommandRegistry, useAirshed, type AirshedValue } from '@airshed/kit/provider'
import { useCallback, useMemo, type ReactNode } from 'react'
import { framePageOf } from '../isolated/framePage.ts'
import { guardedBroker } from '../isolated/guardedBroker.ts'
import { keepForPlugin, keptByPlugin } from '../isolated/keptByPlugin.ts'
import { usePluginReport } from '../isolated/usePluginReport.ts'
import { createNoServer, NO_LIVE } from '../restricted/noServer.ts'
import { readerSession } from '../restricted/readerSession.ts'
import { drawingMarks } from './drawingMarks.ts'
import { isUsed } from './lastUse.ts'
import { OwnRoot } from './OwnRoot.tsx'

export interface TrustedBoxProps {
  definition: AnyPlugin
  children: ReactNode
}

const NOTHING_AROUND = { isLive: true, canSetRange: false, canResetRange: false, kept: {} }

/**
 * Wraps what an installed plugin renders in the page: with a root of its own, and no more access to the
 * console than a frame would get. Its errors are rethrown here.
 */
export function TrustedBox({ definition, children }: TrustedBoxProps) {
  const page = useAirshed()
  const { manifest, source } = definition
  const { id } = manifest
  const report = usePluginReport(id, source!)
  const value = useMemo(
    () => restrictedAirshed(page, definition, (detail) => report('overreached', detail)),
    [page, definition, report],
  )
  const { keep } = page
  const { version } = source!
  const marks = useMemo(() => drawingMarks(keep, id, version), [keep, id, version])
  const onLateError = useCallback(
    (error: unknown) => report('failed', `unmount: ${String(error)}`),
    [report],
  )
  return (
    <OwnRoot
      pluginId={id}
      value={value}
      {...{ onLateError }}
      onDraw={marks.set}
      onDrawn={marks.clear}
    >
      {children}
    </OwnRoot>
  )
}

/** The kit's hooks for a plugin in the page: its user and its data, not the console. */
function restrictedAirshed(
  page: AirshedValue,
  { manifest }: AnyPlugin,
  onOverreach: (detail: string) => void,
): AirshedValue {
  const data = manifest.kind === 'device-form' ? [] : (manifest.data ?? [])
  const mayNavigate =
    manifest.kind === 'screen' ||
    (manifest.kind === 'widget' && manifest.capabilities.includes('navigate'))
  const { session, keep } = page
  return {
    ...page,
    session: readerSession(framePageOf(session, { ...NOTHING_AROUND, range: { from: 0, to: 0 } })),
    api: createNoServer(),
    live: NO_LIVE,
    broker: guardedBroker(page.broker, data, (error) => onOverreach(error.message)),
    commands: createCommandRegistry(),
    navigate: (path, options) =>
      mayNavigate && isUsed(manifest.id)
        ? page.navigate(path, options)
        : onOverreach('It tried to navigate'),
    keep: {
      get(key) {
        const kept = keptByPlugin(keep, manifest.id)
        return Object.hasOwn(kept, key) ? (kept[key] ?? null) : null
      },
      set: (key, kept) => keepForPlugin(keep, manifest.id, key, kept),
    },
  }
}
