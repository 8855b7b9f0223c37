import type { AnyWidgetDefinition } from '@airshed/contract'
import {
  describeCases,
  runCases,
  type ConformanceCase,
  type Problem,
} from '../conformance/cases.ts'
import { entriesOf } from '../conformance/inputs.ts'
import { manifestCase } from '../conformance/manifestCase.ts'
import { messageCases } from '../conformance/messageCases.ts'
import { migrationCases } from '../conformance/migrationCases.ts'
import { savingCases } from '../form/savingCases.ts'
import { schemaCases } from '../schema/schemaCases.ts'
import { fieldsOf, leastValue, type SchemaSubject } from '../schema/schemaSubject.ts'
import { drawingCases, useCases } from './drawingCases.ts'
import { leavingCase } from './leavingCase.ts'
import { needsCases } from './needsCases.ts'
import type { WidgetSubject, WidgetSuiteOptions } from './subject.ts'
import { summaryCases } from './summaryCases.ts'

/** Every case of a widget, generated from its schema and its fixtures. */
export function widgetCases(
  plugin: AnyWidgetDefinition,
  options: WidgetSuiteOptions,
): ConformanceCase[] {
  const given = entriesOf(options.fixtures)
  const schema: SchemaSubject = {
    schema: plugin.config,
    uiSchema: plugin.uiSchema,
    loadValidator: plugin.loadValidator,
    fixtures: given,
  }
  const least = leastValue(schema)
  const fixtures = given.length > 0 ? given : [['the least settings', least ?? {}] as const]
  const subject: WidgetSubject = { plugin, data: options.data, fixtures }
  return [
    manifestCase(plugin),
    ...messageCases(
      plugin.messages,
      fieldsOf(plugin.config).map(([name]) => name),
    ),
    ...schemaCases(schema, 'settings'),
    ...migrationCases(plugin, options.migrations),
    ...needsCases(subject),
    ...summaryCases(subject),
    ...drawingCases(subject, schema),
    ...savingCases({ ...schema, fixtures, form: { ...schema, messages: plugin.messages } }),
    ...useCases(subject),
    leavingCase(subject),
  ]
}

/** All problems of a widget. */
export function checkWidget(
  plugin: AnyWidgetDefinition,
  options: WidgetSuiteOptions,
): Promise<Problem[]> {
  return runCases(widgetCases(plugin, options))
}

/**
 * The conformance suite of a widget, to be called in `conformance.test.ts` (it renders in Chromium):
 *
 * @example
 * import usual from '../fixtures/configs/usual.json'
 * import { describeWidget } from '@airshed/testing'
 * import plugin from './plugin.ts'
 *
 * describeWidget(plugin, { fixtures: { usual } })
 */
export function describeWidget(plugin: AnyWidgetDefinition, options: WidgetSuiteOptions): void {
  describeCases(plugin.manifest.type, widgetCases(plugin, options))
}
