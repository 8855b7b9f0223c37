import { summaryOf, type AnyWidgetDefinition, type WidgetSummary } from '@airshed/contract'
import { useEffect, useState } from 'react'

type Summary = WidgetSummary<unknown>

const known = new WeakMap<AnyWidgetDefinition, Summary>()

/** Loads the summary function of a widget; cached for other widgets of the same type. */
export async function loadSummary(definition: AnyWidgetDefinition): Promise<Summary> {
  const summary = known.get(definition) ?? (await summaryOf<unknown>(definition))
  known.set(definition, summary)
  return summary
}

/**
 * The summary function of a widget, loaded after the widget is rendered, so that it does not delay the widget.
 * null until it is loaded, and if the load fails.
 */
export function useWidgetSummary(definition: AnyWidgetDefinition): Summary | null {
  const [loaded, setLoaded] = useState<{ of: AnyWidgetDefinition; summary: Summary } | null>(null)
  const summary = known.get(definition) ?? (loaded?.of === definition ? loaded.summary : null)
  useEffect(() => {
    if (summary !== null) return undefined
    let isOver = false
    const load = async (): Promise<void> => {
      const one = await loadSummary(definition)
      if (!isOver) setLoaded({ of: definition, summary: one })
    }
    // If it fails, the next widget of this type retries.
    load().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [definition, summary])
  return summary
}
