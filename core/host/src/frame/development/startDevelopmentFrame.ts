import type { AnyPlugin } from '@airshed/contract'
import { messageOf } from '../frameAirshed.ts'
import { startPluginFrame } from '../startPluginFrame.tsx'
import {
  CHANGED_EVENT,
  LOCATED_EVENT,
  SAVED_EVENT,
  STALE_EVENT,
  TROUBLE_EVENT,
  type LocatedTrouble,
  type Trouble,
} from './events.ts'
import { createOverlay } from './overlay.ts'

/** The connection to the development server: `import.meta.hot` of a module that it serves. */
export interface DevelopmentLine {
  on(event: string, listener: (payload: never) => void): void
  send(event: string, payload: unknown): void
}

export interface DevelopmentFrameOptions {
  load: () => Promise<AnyPlugin>
  line: DevelopmentLine
}

/**
 * Starts the frame of a plugin in development: its errors are shown in an overlay with their source
 * location, until a save fixes them. The frame is never stopped.
 */
export async function startDevelopmentFrame({
  load,
  line,
}: DevelopmentFrameOptions): Promise<void> {
  const overlay = createOverlay()
  const address = window.location.origin
  let isLoaded = true
  let notifyChanged = (): void => undefined

  line.on(LOCATED_EVENT, (trouble: LocatedTrouble) => overlay.showTrouble(trouble))
  line.on('vite:beforeUpdate', () => overlay.hide())
  line.on('vite:ws:disconnect', () => {
    overlay.showUnreachable(address)
    // The console asks its server what stands in the place of this frame.
    notifyChanged()
  })
  line.on(CHANGED_EVENT, () => notifyChanged())
  line.on(SAVED_EVENT, ({ savedAt }: { savedAt: number }) => {
    // Nothing was loaded that could be hot-swapped.
    if (!isLoaded) line.send(STALE_EVENT, { changedAt: savedAt })
  })
  await startPluginFrame({
    load,
    onReady: (notify) => (notifyChanged = notify),
    onTrouble(where, error) {
      if (where === 'load') isLoaded = false
      const stack = error instanceof Error ? (error.stack ?? '') : ''
      const trouble: Trouble = { where, message: messageOf(error), stack }
      // The server responds with the location, and the reason why a module could not be loaded.
      if (!overlay.isShown()) overlay.showTrouble({ message: trouble.message, place: null })
      line.send(TROUBLE_EVENT, trouble)
    },
  })
}
