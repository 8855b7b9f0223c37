import type { AnyWidgetDefinition, PluginIntl } from '@airshed/contract'
import type { BrokerResult } from '@airshed/data'
import { useCalmSummary } from '@airshed/ui'
import { useChartText } from '@airshed/kit'
import { useMemo, type ReactNode } from 'react'
import { correctedNames } from './correctedNames.ts'
import { useWidgetSummary } from './widgetSummary.ts'

export interface SpokenWidgetProps {
  definition: AnyWidgetDefinition
  config: unknown
  data: BrokerResult
  intl: PluginIntl
  children: ReactNode
}

const NO_NEEDS: readonly never[] = []

/** A widget with a one-sentence summary, after which its corrected series are named. */
export function SpokenWidget({ definition, config, data, intl, children }: SpokenWidgetProps) {
  const summary = useWidgetSummary(definition)
  const rangeMs = data.range.to - data.range.from
  const subject = useMemo(
    () => ({ summary, config, intl, rangeMs }),
    [summary, config, intl, rangeMs],
  )
  const text = useChartText()
  const corrected = correctedNames(data, NO_NEEDS).join(', ')
  const sentence = useCalmSummary(() => summary?.(config, data, intl) ?? '', subject, data)
  const basis = corrected === '' ? '' : `${text('charts.correctedOf', { names: corrected })}.`
  return (
    <div
      className="air-widget"
      role="group"
      aria-label={[sentence, basis].filter((part) => part !== '').join(' ') || undefined}
    >
      {children}
    </div>
  )
}
