import { createAjv, issuesOf, issueText } from '@airshed/contract'
import { deviceModel, isSecretSetting } from '@airshed/domain'
import { SETTINGS_OF_KIND } from '@airshed/schemas'
import { apiError } from '../../../base/errors.ts'
import { cronIssue } from './cronIssue.ts'

type Settings = Readonly<Record<string, unknown>>

export type SettingsCheck = (
  type: string,
  settings: Settings,
  options?: { at?: Readonly<Record<string, string>> },
) => void

/**
 * Checks requested settings against the settings of device types. An issue has the path of its setting in the body:
 * the one that `at` gives for it, otherwise below `/settings`.
 *
 * @returns a check that throws NOT_CONFIGURABLE for a type that takes no settings, and
 *   VALIDATION_FAILED for settings that it does not have or values that it cannot accept
 */
export function createSettingsCheck(): SettingsCheck {
  const ajv = createAjv()
  return (type, settings, { at = {} } = {}) => {
    const { settings: kind } = deviceModel(type)
    if (kind === null) throw apiError('NOT_CONFIGURABLE', { type })
    // Compiled when first needed; Ajv remembers it.
    const validate = ajv.compile(SETTINGS_OF_KIND[kind])
    const placed = (path: string): string => at[path.slice(1)] ?? `/settings${path}`
    const { cron } = settings
    // A pattern would only say that the schedule has another form.
    const schedule =
      typeof cron === 'string' && 'cron' in SETTINGS_OF_KIND[kind].properties
        ? cronIssue(placed('/cron'), cron)
        : null
    if (validate(settings) && schedule === null) return
    const issues = issuesOf(validate.errors ?? [], settings)
      .map((issue) => ({
        ...issue,
        path: placed(issue.path),
        ...(isSecretSetting(issue.path.slice(1)) ? { got: 'another value' } : {}),
      }))
      .filter(({ path }) => schedule === null || path !== schedule.path)
    if (schedule !== null) issues.unshift(schedule)
    const [first] = issues
    throw apiError(
      'VALIDATION_FAILED',
      { where: 'The body', first: first === undefined ? '' : issueText(first) },
      issues,
    )
  }
}
