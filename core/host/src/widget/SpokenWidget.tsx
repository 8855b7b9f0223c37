import type { AnyWidgetDefinition, PluginIntl } from '@airshed/contract'
import type { BrokerResult } from '@airshed/data'
import { useCalmSummary } from '@airshed/ui'
import { useMemo, type ReactNode } from 'react'
import { useWidgetSummary } from './widgetSummary.ts'

export interface SpokenWidgetProps {
  definition: AnyWidgetDefinition
  config: unknown
  data: BrokerResult
  intl: PluginIntl
  children: ReactNode
}

/** A widget with a one-sentence summary. */
export function SpokenWidget({ definition, config, data, intl, children }: SpokenWidgetProps) {
  const summary = useWidgetSummary(definition)
  const rangeMs = data.range.to - data.range.from
  const subject = useMemo(
    () => ({ summary, config, intl, rangeMs }),
    [summary, config, intl, rangeMs],
  )
  const sentence = useCalmSummary(() => summary?.(config, data, intl) ?? '', subject, data)
  return (
    <div className="air-widget" role="group" aria-label={sentence || undefined}>
      {children}
    </div>
  )
}
