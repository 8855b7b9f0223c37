import { createAjv, issueText } from '@airshed/contract'
import { deviceModel, type SettingsKind } from '@airshed/domain'
import {
  AirGradientSettings,
  ReportingSettings,
  ThiamisSettings,
  type Issue,
} from '@airshed/schemas'
import type { ValidateFunction } from 'ajv'
import { apiError } from '../../../errors.ts'

const SCHEMAS = {
  reporting: ReportingSettings,
  thiamis: ThiamisSettings,
  airgradient: AirGradientSettings,
} satisfies Record<SettingsKind, object>

type Settings = Readonly<Record<string, unknown>>

/**
 * Checks what is asked of devices by the settings that their types have.
 *
 * @returns throws NOT_CONFIGURABLE for a type that takes none, VALIDATION_FAILED for settings that it
 *   does not have or cannot take
 */
export function createSettingsCheck(): (type: string, settings: Settings) => void {
  const ajv = createAjv()
  const validators = Object.fromEntries(
    Object.entries(SCHEMAS).map(([kind, schema]) => [kind, ajv.compile(schema)]),
  ) as Record<SettingsKind, ValidateFunction>
  return (type, settings) => {
    const { settings: kind } = deviceModel(type)
    if (kind === null) throw apiError('NOT_CONFIGURABLE', { type })
    const validate = validators[kind]
    if (validate(settings)) return
    const issues: Issue[] = (validate.errors ?? []).map(({ instancePath, message, params }) => {
      const unknown = (params as { additionalProperty?: string }).additionalProperty
      const path = unknown === undefined ? instancePath : `/${unknown}`
      const name = path.slice(1).split('/')[0] ?? ''
      return {
        path: `/settings${path}`,
        expected:
          unknown === undefined
            ? (message ?? 'another value')
            : `one of ${Object.keys(SCHEMAS[kind].properties).join(', ')}`,
        got: JSON.stringify(settings[name]) ?? 'nothing',
      }
    })
    const [first] = issues
    throw apiError(
      'VALIDATION_FAILED',
      { where: 'The body', first: first === undefined ? '' : issueText(first) },
      issues,
    )
  }
}
