import type { WidgetDefinition, WidgetSummary } from './definition.ts'

/** Loads the sentence of a widget, or takes that of a widget from before it was loaded on demand. */
export async function summaryOf<Config>({
  loadSummary,
  summary,
}: Pick<WidgetDefinition<Config>, 'loadSummary' | 'summary'>): Promise<WidgetSummary<Config>> {
  if (loadSummary !== undefined) return (await loadSummary()).summary
  if (summary !== undefined) return summary
  throw new Error('Expected loadSummary of a widget, got none')
}
