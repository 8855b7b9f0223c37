import { useEffect, useRef, type RefObject } from 'react'

/**
 * Focuses the row of the plugin that was open, however it was opened: by a click or the address.
 *
 * @param list has rows with `data-plugin`: organization and id of a plugin
 */
export function useFocusReturn(
  list: RefObject<HTMLElement | null>,
  open: { plugin?: string; organization?: string },
): void {
  const last = useRef(open)
  const { plugin, organization } = open
  useEffect(() => {
    const before = last.current
    last.current = { plugin, organization }
    if (plugin !== undefined || before.plugin === undefined) return
    const rows = list.current?.querySelectorAll<HTMLElement>('[data-plugin]') ?? []
    const row = [...rows].find(({ dataset: { plugin: of = '' } }) => {
      const [owner, id] = of.split(' ')
      return id === before.plugin && (before.organization ?? owner) === owner
    })
    const target = row?.querySelector('a') ?? list.current
    target?.focus()
  }, [list, plugin, organization])
}
