import type { AnyWidgetDefinition, DataNeed, SavedConfig } from '@airshed/contract'
import type { BrokerResult } from '@airshed/data'
import { languageOf, type Reader } from '@airshed/kit/provider'
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import type { WidgetPage, WidgetPageEntry } from '../page/widgetPage.ts'
import { loadDataText } from '../texts/dataText.ts'
import { correctedNames } from './correctedNames.ts'
import { loadWidget } from './pluginResource.ts'
import { showsRange } from './showsPresent.ts'
import { loadSummary } from './widgetSummary.ts'

interface PageEntrySources {
  id: string
  name: string
  config: SavedConfig
  needs: readonly DataNeed[]
  definition: AnyWidgetDefinition
  reader: Reader
  /** An element within the widget's card. */
  body: RefObject<HTMLElement | null>
  getNewest: () => BrokerResult | null
}

/** Keeps a widget in the list of its page while it is mounted. */
export function usePageEntry(page: WidgetPage, sources: PageEntrySources): void {
  const newest = useRef(sources)
  useLayoutEffect(() => {
    newest.current = sources
  })
  useEffect(() => page.register(() => entryOf(newest.current)), [page])
}

function entryOf(sources: PageEntrySources): WidgetPageEntry {
  const { id, name, config, needs, definition, reader, body, getNewest } = sources
  return {
    id,
    name,
    type: definition.manifest.type,
    config,
    element: body.current?.closest<HTMLElement>('.air-card') ?? null,
    asOfMs: getNewest()?.asOfMs ?? null,
    showsRange: showsRange(needs),
    async read() {
      const [{ intl }, summary, inText] = await Promise.all([
        loadWidget(definition, reader),
        loadSummary(definition),
        loadDataText(languageOf(reader.locale)),
      ])
      const newest = getNewest()
      const data = newest === null ? null : inText(newest)
      return {
        data,
        intl,
        summary: data?.state === 'ready' ? summary(config, data, intl) : '',
        corrected: data === null ? [] : correctedNames(data, needs),
      }
    },
  }
}
