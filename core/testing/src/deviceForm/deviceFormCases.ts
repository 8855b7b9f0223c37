import { issueText, validateWith, type AnyDeviceFormDefinition } from '@airshed/contract'
import type { Node, Sensor } from '@airshed/schemas'
import {
  describeCases,
  runCases,
  type ConformanceCase,
  type Problem,
} from '../conformance/cases.ts'
import { entriesOf, type Named } from '../conformance/inputs.ts'
import { manifestCase } from '../conformance/manifestCase.ts'
import { messageCases } from '../conformance/messageCases.ts'
import { migrationCases, type GoldenPair } from '../conformance/migrationCases.ts'
import { savingCases } from '../form/savingCases.ts'
import { axeProblems } from '../rendering/axeProblems.ts'
import { LOOKS } from '../rendering/looks.ts'
import { wordProblems } from '../rendering/wordProblems.ts'
import { schemaCases } from '../schema/schemaCases.ts'
import { fieldsOf, type SchemaSubject } from '../schema/schemaSubject.ts'
import { savedTo } from './formDevices.ts'
import { mappingCases, settleCases, type FormSubject } from './mappingCases.ts'
import { payloadCases } from './payloadCases.ts'
import { saveCases } from './saveCases.ts'
import { renderForm, settingsOf, type RenderFormOptions } from './renderForm.tsx'

/** A value that the schema refuses. */
export interface InvalidFixture {
  value: unknown
  /** Where: JSON pointers such as `/flow_calibration`, in any order. */
  paths: readonly string[]
}

export interface DeviceFormSuiteOptions {
  /** Name → a value that the schema accepts and that survives the round trip to the device. */
  valid: Named<object>
  invalid: Named<InvalidFixture>
  /** Case → saved input and expected output, for each version below the current one. */
  migrations?: Named<GoldenPair>
  /**
   * The sensor, or the device, after a payload was saved to it. Default: the payload's parts
   * replace its own; the payload of a sensor without `configuration` is the configuration itself.
   */
  deviceOf?: (payload: Record<string, unknown>) => Node | Sensor
}

/** Every case of a device form, made from its schema and its fixtures. */
export function deviceFormCases(
  plugin: AnyDeviceFormDefinition,
  options: DeviceFormSuiteOptions,
): ConformanceCase[] {
  const valid = entriesOf(options.valid)
  const subject: FormSubject = {
    plugin,
    valid,
    deviceOf: options.deviceOf ?? ((payload) => savedTo(plugin, payload)),
  }
  const schema: SchemaSubject = {
    schema: plugin.schema,
    uiSchema: plugin.uiSchema,
    loadValidator: plugin.loadValidator,
    fixtures: valid,
  }
  return [
    manifestCase(plugin),
    ...messageCases(
      plugin.messages,
      fieldsOf(plugin.schema).map(([name]) => name),
    ),
    ...schemaCases(schema, 'settings'),
    ...entriesOf(options.invalid).map(([name, fixture]) => invalidCase(plugin, name, fixture)),
    ...migrationCases(plugin, options.migrations),
    ...mappingCases(subject),
    ...settleCases(subject),
    ...saveCases(subject),
    ...payloadCases(subject),
    ...savingCases({ ...schema, form: settingsOf(plugin) }),
    ...drawingCases(subject),
  ]
}

function invalidCase(
  plugin: AnyDeviceFormDefinition,
  name: string,
  { value, paths }: InvalidFixture,
): ConformanceCase {
  return {
    name: `refuses ${name} at ${paths.join(', ')} and nowhere else`,
    problems: async () => {
      const { default: validate } = await plugin.loadValidator()
      const issues = validateWith(validate, value)
      const got = [...new Set(issues.map(({ path }) => path))].sort().join(', ')
      const expected = [...paths].sort().join(', ')
      return got === expected
        ? []
        : [`expected errors at ${expected}, got ${issues.map(issueText).join('; ') || 'none'}`]
    },
  }
}

function drawingCases({ plugin, valid, deviceOf }: FormSubject): ConformanceCase[] {
  const drawAnd = async (
    name: string,
    options: Omit<RenderFormOptions, 'device'>,
    isForEverybody = false,
  ): Promise<string[]> => {
    const drawn = await renderForm(plugin, { ...options, device: deviceOf({}) })
    try {
      const axe = isForEverybody ? await axeProblems(drawn.container) : []
      const fields = drawn.container.querySelectorAll('input, select, textarea, button')
      const nothing = fields.length > 1 ? [] : [`${name}: expected fields to fill in, got none`]
      return [...drawn.problems(), ...nothing, ...wordProblems(drawn.container), ...axe]
    } finally {
      drawn.unmount()
    }
  }
  const usual = valid[0]?.[1] ?? {}
  return [
    ...valid.map(([name, value]) => ({
      name: `draws ${name}`,
      problems: () => drawAnd(name, { value }),
    })),
    ...LOOKS.map(({ theme, locale }) => ({
      name: `draws itself in ${theme} and ${locale} for everybody (axe)`,
      problems: () => drawAnd('usual', { value: usual, theme, locale }, true),
    })),
  ]
}

/** All problems of a device form. */
export function checkDeviceForm(
  plugin: AnyDeviceFormDefinition,
  options: DeviceFormSuiteOptions,
): Promise<Problem[]> {
  return runCases(deviceFormCases(plugin, options))
}

/**
 * The conformance suite of a device form, to be called in `conformance.test.ts` (it renders in
 * Chromium):
 *
 * @example
 * describeDeviceForm(plugin, { valid: { factory }, invalid: { 'too-fast': tooFast } })
 */
export function describeDeviceForm(
  plugin: AnyDeviceFormDefinition,
  options: DeviceFormSuiteOptions,
): void {
  describeCases(plugin.manifest.type, deviceFormCases(plugin, options))
}
