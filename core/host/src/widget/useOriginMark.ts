import type { WidgetData } from '@airshed/contract'
import { useSession } from '@airshed/kit'
import { useHostText } from '@airshed/kit/provider'
import { useMemo } from 'react'
import { dataOrigin, shownOrigin } from './dataOrigin.ts'

/** The text of a card's origin mark; null: the page already shows it, or there is nothing to mark. */
export function useOriginMark(data: Pick<WidgetData, 'frames' | 'nodes'> | null): string | null {
  const { organizations, slug } = useSession()
  const text = useHostText()
  const origin = useMemo(() => (data === null ? null : dataOrigin(data)), [data])
  const shown = organizations.filter(({ id }) => slug === 'all' || id === slug)
  const isPageSimulated =
    shown.length > 0 && shown.every(({ is_simulated: isSimulated }) => isSimulated)
  const named = shownOrigin(origin, isPageSimulated)
  return named === null ? null : text(`host.origin.${named}`)
}
