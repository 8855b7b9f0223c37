import type { AnyWidgetDefinition } from '@airshed/contract'
import type { DataOverrides } from '../builders/widgetData.ts'
import type { GoldenPair } from '../conformance/migrationCases.ts'
import type { Named } from '../conformance/inputs.ts'

export interface WidgetSuiteOptions {
  /** Name → a realistic config: the minimal one, the usual one, the fullest. */
  fixtures: Named<unknown>
  /** Parts of the data that replace the built ones. */
  data?: DataOverrides
  /** Case → saved input and expected output, for each version below the current one. */
  migrations?: Named<GoldenPair>
}

/** A widget with the configs for its cases. */
export interface WidgetSubject {
  plugin: AnyWidgetDefinition
  data: DataOverrides | undefined
  fixtures: readonly (readonly [name: string, config: unknown])[]
}
