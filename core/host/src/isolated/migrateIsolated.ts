import type { MigrationResult, PluginSource, SavedConfig } from '@airshed/contract'
import { filesOf } from '../installed/pluginFiles.ts'
import type { FramePage } from '../bridge/hostMessages.ts'
import { createNoBroker } from '../restricted/noBroker.ts'
import { linkFrame } from './frameLink.ts'
import { openFrameSession } from './frameSession.ts'
import { OPEN_WITHIN_MS } from './frameTimes.ts'

/**
 * Migrates a saved config to the version of an installed plugin, in a hidden frame: its steps never
 * run in the page.
 *
 * @param known the plugin's `configVersion`
 */
export function migrateIsolated(
  source: PluginSource,
  config: SavedConfig,
  savedVersion: number,
  known: number,
  page: FramePage,
): Promise<MigrationResult> {
  if (savedVersion === known) return Promise.resolve({ state: 'current', config, steps: [] })
  if (savedVersion > known) {
    return Promise.resolve({ state: 'newer', savedVersion, knownVersion: known })
  }
  return new Promise((resolve) => {
    const frame = document.createElement('iframe')
    frame.setAttribute('sandbox', 'allow-scripts')
    frame.hidden = true
    frame.src = source.frameUrl
    const finish = (result: MigrationResult): void => {
      clearTimeout(timer)
      unlink()
      frame.remove()
      resolve(result)
    }
    const fail = (reason: string): void =>
      finish({ state: 'failed', step: `${savedVersion} → ${known}`, reason })
    const timer = setTimeout(() => fail('its frame did not answer'), OPEN_WITHIN_MS)
    const unlink = linkFrame(
      frame,
      (port) => {
        const session = openFrameSession({
          port,
          plugin: filesOf(source),
          subject: { kind: 'migration', config, configVersion: savedVersion },
          page,
          broker: createNoBroker(),
          now: () => performance.now(),
          messageOf: String,
          onAction(action) {
            session.close()
            if (action.name === 'migrated') {
              finish({ state: 'migrated', config: action.config, steps: [] })
            } else if (action.name === 'not-migrated') {
              finish({ state: 'failed', step: action.step, reason: action.reason })
            } else fail('it answered something else')
          },
          onOpened: () => undefined,
          onBlocked: () => undefined,
          onTurn: () => undefined,
          onNews: () => undefined,
          onFailure: (_kind, message) => fail(message),
          onReport: () => undefined,
          onOverreach: () => undefined,
          onChanged: () => undefined,
        })
      },
      () => fail('it went to another page'),
    )
    document.body.append(frame)
  })
}
