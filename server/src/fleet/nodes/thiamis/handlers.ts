import { deviceModel, hasSetting } from '@airshed/domain'
import {
  editThiamisEndpoint,
  editThiamisSetting,
  getThiamisFiles,
  getThiamisSetting,
  saveThiamisFiles,
} from '@airshed/schemas/calls'
import { answer, change, type Handler } from '../../../access/calls/handler.ts'
import { wakeDevice } from '../../deviceChannel/inboxTopic.ts'
import type { ServerContext } from '../../../context.ts'
import { apiError } from '../../../base/errors.ts'
import { askDevice } from '../configuration/askDevice.ts'
import { checkAutomation } from '../configuration/checkAutomation.ts'
import { requireVersion } from '../configuration/nodeConflict.ts'
import { createSettingsCheck } from '../configuration/settingsOfType.ts'
import { settingValues } from '../configuration/settingsView.ts'
import { requireScripts } from '../scripts/requireScripts.ts'
import { newestTexts } from './newestTexts.ts'
import { saveTexts } from './saveTexts.ts'

/** @throws NOT_CONFIGURABLE for a type without settings, NOT_FOUND for one that lacks this setting */
function requireSetting({ type }: { type: string }, path: string): void {
  if (deviceModel(type).settings === null) throw apiError('NOT_CONFIGURABLE', { type })
  if (!hasSetting(type, path)) throw apiError('NOT_FOUND', { what: 'Setting', id: path })
}

/** Single settings and script files of devices, each with its own path. The rules are those of `nodes`. */
export function thiamisHandlers({ bus, clock }: ServerContext): Handler[] {
  const checkSettings = createSettingsCheck()
  return [
    answer(getThiamisSetting, async ({ db, row, params: { path } }) => {
      requireSetting(row, path)
      // None of these is a secret or private.
      return { value: (await settingValues(db, row.id, false))[path] ?? null }
    }),

    change(editThiamisSetting, {
      run: async ({ tx, row, params, body: { value }, caller, actor, record, unchanged }) => {
        const { path } = params
        requireSetting(row, path)
        const settings = { [path]: value }
        checkSettings(row.type, settings, { at: { [path]: '/value' } })
        await checkAutomation(tx, caller, row.id, settings, '/value')
        const asked = await askDevice(tx, bus, row, { settings, by: actor.name, now: clock() })
        if (asked === null) unchanged()
        else record({ before: { settings: asked.before }, after: { settings: asked.after } })
        return { value }
      },
    }),

    change(editThiamisEndpoint, {
      run: async ({ tx, row, body, caller, actor, record, unchanged }) => {
        const { type } = row
        if (deviceModel(type).channel !== 'airshed') throw apiError('NOT_CONFIGURABLE', { type })
        const now = clock()
        await requireVersion(tx, caller, row, { version: body.version, now })
        const value = body.value.toLowerCase()
        const settings = { endpoint: value }
        const asked = await askDevice(tx, bus, row, { settings, by: actor.name, now })
        if (asked === null) unchanged()
        else record({ before: { settings: asked.before }, after: { settings: asked.after } })
        return { value }
      },
    }),

    answer(getThiamisFiles, ({ db, row }) => {
      requireScripts(row)
      return newestTexts(db, row.id)
    }),

    change(saveThiamisFiles, {
      run: async ({ tx, row, body, actor, record, unchanged }) => {
        requireScripts(row)
        const saved = await saveTexts(tx, row.id, body, { by: actor.name, now: clock() })
        if (saved.length === 0) unchanged()
        for (const { name, version, digest, size } of saved) {
          record({ detail: { script: name, version, digest, size } })
        }
        if (saved.length > 0) await wakeDevice(tx, bus, row.id)
        return newestTexts(tx, row.id)
      },
    }),
  ]
}
