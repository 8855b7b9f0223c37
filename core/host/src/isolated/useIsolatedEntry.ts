import type { AnyWidgetDefinition } from '@airshed/contract'
import { useSession } from '@airshed/kit'
import { loadPluginIntl, type Reader, languageOf } from '@airshed/kit/provider'
import type { Widget } from '@airshed/schemas'
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import type { WidgetPage, WidgetPageEntry } from '../page/widgetPage.ts'
import { correctedNames } from '../widget/correctedNames.ts'
import { showsRange } from '../widget/showsPresent.ts'
import { loadDataText } from '../texts/dataText.ts'
import type { IsolatedFrameHandle } from './useIsolatedFrame.ts'

interface EntrySources {
  widget: Widget
  definition: AnyWidgetDefinition
  name: string
  body: RefObject<HTMLElement | null>
  handle: IsolatedFrameHandle
}

/** Keeps an isolated widget in the list of its page, for exports and for walls. */
export function useIsolatedEntry(page: WidgetPage, sources: EntrySources): void {
  const { locale, user } = useSession()
  const newest = useRef({ ...sources, reader: { locale, timezone: user.timezone } })
  useLayoutEffect(() => {
    newest.current = { ...sources, reader: { locale, timezone: user.timezone } }
  })
  useEffect(() => page.register(() => entryOf(newest.current)), [page])
}

function entryOf(sources: EntrySources & { reader: Reader }): WidgetPageEntry {
  const { widget, definition, name, body, handle, reader } = sources
  const newest = (): ReturnType<NonNullable<ReturnType<typeof handle.session>>['newest']> =>
    handle.session()?.newest() ?? null
  return {
    id: widget.id,
    name,
    type: widget.type,
    config: widget.config,
    element: body.current?.closest<HTMLElement>('.air-card') ?? null,
    asOfMs: newest()?.asOfMs ?? null,
    showsRange: showsRange(handle.session()?.needs() ?? []),
    async read() {
      const [intl, inText, summary] = await Promise.all([
        loadPluginIntl(definition.messages, reader),
        loadDataText(languageOf(reader.locale)),
        handle.session()?.summary() ?? '',
      ])
      const found = newest()
      const data = found === null ? null : inText(found)
      const needs = handle.session()?.needs() ?? []
      return {
        data,
        intl,
        summary,
        corrected: data === null ? [] : correctedNames(data, needs),
      }
    },
  }
}
