import { migrateConfig, type AnyPlugin, type MigrationResult } from '@airshed/contract'
import { languageOf, pageTexts } from '@airshed/kit/provider'
import { applyTheme } from '@airshed/ui'
import { createRoot } from 'react-dom/client'
import '@airshed/ui/styles.css'
import type { FrameAction } from '../bridge/frameMessages.ts'
import type { FrameSubject, HostMessage } from '../bridge/hostMessages.ts'
import { openBridge, type FrameBridge } from './bridge.ts'
import { FrameApp } from './FrameApp.tsx'
import { messageOf } from './frameAirshed.ts'
import { watchBlocked } from './watchBlocked.ts'
import { loadPluginFiles } from '../installed/loadPluginFiles.ts'

/** A hidden frame gets no animation frames: it responds after this many ms instead. */
const ANSWER_AT_LATEST_MS = 250

export interface PluginFrameOptions {
  /** Loads the plugin. Default: the files that the page names, checked by their digests. */
  load?: () => Promise<AnyPlugin>
  /** Receives a function to call when the plugin's files changed: the page rereads its manifest. */
  onReady?: (notifyChanged: () => void) => void
  /**
   * For a plugin in development: receives all of its errors, and shows them. The frame then keeps
   * running until its author fixes it. Default: the console is notified, and restarts the frame.
   */
  onTrouble?: (where: string, error: unknown) => void
}

/**
 * Turns this page into the frame of a plugin: announces itself, gets a connection to the console,
 * loads the plugin and renders it into `#root`. Uncaught errors of the plugin are reported to the
 * console, which restarts the frame or stops it.
 */
export async function startPluginFrame(options: PluginFrameOptions = {}): Promise<void> {
  const bridge = await openBridge()
  const { onTrouble } = options
  const fail = (where: string, error: unknown, isFatal: boolean): void => {
    bridge.post({
      kind: 'failed',
      where,
      message: messageOf(error),
      isFatal: isFatal && onTrouble === undefined,
    })
    onTrouble?.(where, error)
    // Keep the frame visible, with the error over it.
    if (isFatal && onTrouble !== undefined) bridge.post({ kind: 'opened' })
  }
  window.addEventListener('error', ({ error, message }) => fail('script', error ?? message, false))
  window.addEventListener('unhandledrejection', ({ reason }) => fail('promise', reason, false))
  watchBlocked(bridge)
  answerTurns(bridge)
  options.onReady?.(() => bridge.post({ kind: 'changed' }))

  const opening = await opened(bridge)
  applyTheme(opening.page.theme)
  const language = languageOf(opening.page.locale)
  document.documentElement.lang = language
  try {
    // Without them the plugin would first be drawn in English.
    await pageTexts.load(language).catch(() => undefined)
    const plugin = await (options.load?.() ?? loadPluginFiles(opening.plugin))
    if (opening.subject.kind === 'migration')
      return answerMigration(bridge, plugin, opening.subject)
    const root = document.getElementById('root') ?? document.body
    createRoot(root, {
      onUncaughtError: (error) => fail('render', error, true),
    }).render(<FrameApp {...{ bridge, plugin, opening }} />)
  } catch (error) {
    fail('load', error, true)
  }
}

function opened(bridge: FrameBridge): Promise<Extract<HostMessage, { kind: 'open' }>> {
  return new Promise((resolve) => {
    const stop = bridge.listen((message) => {
      if (message.kind !== 'open') return
      resolve(message)
      // Not synchronously: `stop` may not be assigned yet within `listen`.
      queueMicrotask(() => stop())
    })
  })
}

/** Responds to a turn once everything before it was rendered. */
function answerTurns(bridge: FrameBridge): void {
  bridge.listen((message) => {
    if (message.kind !== 'turn') return
    const { turn } = message
    let isAnswered = false
    const answer = (): void => {
      if (isAnswered) return
      isAnswered = true
      bridge.post({ kind: 'turn', turn })
    }
    requestAnimationFrame(() => setTimeout(answer))
    setTimeout(answer, ANSWER_AT_LATEST_MS)
  })
}

/** Migrates a saved config to the plugin's version in this frame, which has the migration steps. */
function answerMigration(
  bridge: FrameBridge,
  plugin: AnyPlugin,
  { config, configVersion }: Extract<FrameSubject, { kind: 'migration' }>,
): void {
  const { manifest } = plugin
  const known = manifest.kind === 'screen' ? 1 : manifest.configVersion
  const steps = 'migrations' in plugin ? (plugin.migrations ?? []) : []
  const result = migrateConfig(config, configVersion, known, steps)
  bridge.post({ kind: 'opened' })
  bridge.post({ kind: 'act', action: answerOf(result) })
}

function answerOf(result: MigrationResult): FrameAction {
  switch (result.state) {
    case 'newer':
      return {
        name: 'not-migrated',
        step: `${result.savedVersion} → ${result.knownVersion}`,
        reason: 'it was saved by a newer version',
      }
    case 'failed':
      return { name: 'not-migrated', step: result.step, reason: result.reason }
    default:
      return { name: 'migrated', config: { ...result.config } }
  }
}
