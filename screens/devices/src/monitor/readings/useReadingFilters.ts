import type { ParamsLocation } from '@airshed/console-kit'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { readFilters, writeFilters } from './filterParam.ts'
import { NO_FILTERS, type ReadingFilters } from './readingFilters.ts'

/** Debounce of the address while typing: browsers refuse too many changes of it. */
const ADDRESS_WAIT_MS = 300

/**
 * The filters of the readings, stored in the parameter `filter`. The table follows at once; a new filter
 * starts at the first page.
 *
 * @param ids of the data points that are shown
 */
export function useReadingFilters(ids: readonly string[], { params, setParams }: ParamsLocation) {
  const param = typeof params['filter'] === 'string' ? params['filter'] : undefined
  const [draft, setDraft] = useState<{ filters: ReadingFilters; of: string | undefined } | null>(
    null,
  )
  const read = useMemo(() => readFilters(param), [param])
  // The address was changed elsewhere, for example by going back in the browser.
  const filters = draft !== null && draft.of === param ? draft.filters : read
  const keep = useEffectEvent((typed: ReadingFilters) => {
    const written = writeFilters(typed, ids)
    if (written === param) return
    setDraft({ filters: typed, of: written })
    setParams({ filter: written, page: undefined }, { replace: true })
  })
  useEffect(() => {
    if (draft === null) return undefined
    const timer = setTimeout(() => keep(draft.filters), ADDRESS_WAIT_MS)
    return () => clearTimeout(timer)
  }, [draft])
  return {
    filters,
    change: (next: ReadingFilters) => setDraft({ filters: next, of: param }),
    clear: () => setDraft({ filters: NO_FILTERS, of: param }),
  }
}
