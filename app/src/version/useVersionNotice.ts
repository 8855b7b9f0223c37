import type { Toaster } from '@airshed/ui'
import { useEffect } from 'react'
import { useAppText } from '../messages/appMessages.ts'
import { RELOAD_AFTER_MS, rootLastModified, startVersionPoll } from './versionPoll.ts'

/** Reports when the server has a newer console, and reloads the page a minute later. */
export function useVersionNotice(toaster: Toaster): void {
  const message = useAppText()('app.version.new')
  useEffect(
    () =>
      startVersionPoll({
        lastModified: rootLastModified,
        onNewVersion: () => {
          toaster.show({ key: 'version', message, intent: 'info', durationMs: RELOAD_AFTER_MS })
        },
        reload: () => window.location.reload(),
        setTimer: (callback, delayMs) => setTimeout(callback, delayMs),
        clearTimer: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout> | undefined),
      }),
    [toaster, message],
  )
}
