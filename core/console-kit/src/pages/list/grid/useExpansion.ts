import { useCallback, useState } from 'react'

/** Which rows are expanded. */
export function useExpansion(): {
  expanded: ReadonlySet<string>
  /** @param isOpen default: toggles the row */
  expand: (key: string, isOpen?: boolean) => void
} {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set())
  const expand = useCallback(
    (key: string, isOpen?: boolean) =>
      setExpanded((before) => {
        const next = new Set(before)
        if (isOpen ?? !before.has(key)) next.add(key)
        else next.delete(key)
        return next
      }),
    [],
  )
  return { expanded, expand }
}
