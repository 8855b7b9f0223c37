import type { AnyWidgetDefinition, SavedConfig } from '@airshed/contract'
import type { BrokerResult } from '@airshed/data'
import { type Reader, languageOf } from '@airshed/kit/provider'
import { useEffect, useEffectEvent } from 'react'
import { loadWidget } from '../widget/pluginResource.ts'
import { loadSummary } from '../widget/widgetSummary.ts'
import { loadDataText } from '../texts/dataText.ts'
import type { FrameBridge } from './bridge.ts'

interface SummarySources {
  definition: AnyWidgetDefinition
  config: SavedConfig
  reader: Reader
  getNewest: () => BrokerResult | null
}

/** Responds when the page requests the widget's summary. */
export function useSummaryAnswers(bridge: FrameBridge, sources: SummarySources): void {
  const sentence = useEffectEvent(async (): Promise<string> => {
    const { definition, config, reader, getNewest } = sources
    const newest = getNewest()
    if (newest?.state !== 'ready') return ''
    const [{ intl }, summary, inText] = await Promise.all([
      loadWidget(definition, reader),
      loadSummary(definition),
      loadDataText(languageOf(reader.locale)),
    ])
    return summary(config, inText(newest), intl)
  })
  useEffect(
    () =>
      bridge.listen((message) => {
        if (message.kind !== 'ask-summary') return
        const { question } = message
        sentence().then(
          (text) => bridge.post({ kind: 'summary', question, text: text.slice(0, 2000) }),
          () => bridge.post({ kind: 'summary', question, text: '' }),
        )
      }),
    [bridge],
  )
}
