import type { AnyPlugin } from '@airshed/contract'
import { createToaster } from '@airshed/ui'
import { useLayoutEffect, useMemo, type ReactNode } from 'react'
import { framePageOf } from '../isolated/framePage.ts'
import { guardedBroker } from '../isolated/guardedBroker.ts'
import { keepForPlugin, keptByPlugin } from '../isolated/keptByPlugin.ts'
import { usePluginReport } from '../isolated/usePluginReport.ts'
import { createCommandRegistry } from '../commands/commandRegistry.ts'
import { useAirshed, type AirshedValue } from '../provider/airshedContext.ts'
import { createNoServer, NO_LIVE } from '../restricted/noServer.ts'
import { readerSession } from '../restricted/readerSession.ts'
import { markDrawing } from './drawingMarks.ts'
import { OwnRoot } from './OwnRoot.tsx'

export interface TrustedBoxProps {
  definition: AnyPlugin
  children: ReactNode
}

const NOTHING_AROUND = { isLive: true, canSetRange: false, canResetRange: false, kept: {} }

/**
 * Around what an installed plugin draws in the page: a root of its own, and of the console what a
 * frame would have, no more. What it throws is thrown on here.
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
  const version = source!.version
  // Marked while it draws: see `wasInterrupted`.
  // oxlint-disable-next-line react/exhaustive-deps -- a mark for each drawing
  const unmark = useMemo(
    () => markDrawing(page.keep, id, version),
    [page.keep, id, version, children],
  )
  return (
    <OwnRoot value={value} onLateError={(error) => report('failed', `unmount: ${String(error)}`)}>
      <Drawn onDrawn={unmark} />
      {children}
    </OwnRoot>
  )
}

function Drawn({ onDrawn }: { onDrawn: () => void }) {
  useLayoutEffect(() => onDrawn())
  return null
}

/** What the kit's hooks give to a plugin in the page: its reader and its data, not the console. */
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
    toaster: createToaster(),
    commands: createCommandRegistry(),
    navigate: mayNavigate ? page.navigate : () => onOverreach('It tried to navigate'),
    keep: {
      get: (key) => keptByPlugin(keep, manifest.id)[key] ?? null,
      set: (key, kept) => keepForPlugin(keep, manifest.id, key, kept),
    },
  }
}
