import { summaryOf, type AnyWidgetDefinition, type WidgetSummary } from '@airshed/contract'
import { useEffect, useState } from 'react'

type Summary = WidgetSummary<unknown>

const known = new WeakMap<AnyWidgetDefinition, Summary>()

/** Loads the sentence of a widget; the next one of its type has it at once. */
export async function loadSummary(definition: AnyWidgetDefinition): Promise<Summary> {
  const summary = known.get(definition) ?? (await summaryOf<unknown>(definition))
  known.set(definition, summary)
  return summary
}

/**
 * The sentence of a widget, loaded once the widget is drawn: nobody waits for it to see the widget. null until it
 * is there, and where it does not come.
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
    // Where it fails, the next widget of this type tries again.
    load().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [definition, summary])
  return summary
}
