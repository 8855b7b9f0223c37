/** The index that a key moves to in a list; null if the list does not handle the key. */
export function nextIndex(
  key: string,
  index: number,
  { count, pageSize }: { count: number; pageSize: number },
): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: pageSize,
    PageUp: -pageSize,
    Home: -count,
    End: count,
  }
  const step = steps[key]
  return step === undefined || count === 0 ? null : Math.max(0, Math.min(count - 1, index + step))
}

/** The next item whose name starts with the typed text, from the current one on, wrapping around. */
export function indexByName(typed: string, index: number, names: readonly string[]): number | null {
  const wanted = typed.toLocaleLowerCase()
  for (let step = typed.length > 1 ? 0 : 1; step <= names.length; step += 1) {
    const at = (index + step) % names.length
    if (names[at]?.toLocaleLowerCase().startsWith(wanted) === true) return at
  }
  return null
}

/** Rows to render: those in view and some around them. */
export function rowsInView(
  { scrollTop, height, rowPx }: { scrollTop: number; height: number; rowPx: number },
  count: number,
): { from: number; to: number } {
  const around = 6
  const first = Math.floor(scrollTop / rowPx)
  return {
    from: Math.max(0, Math.min(first, count) - around),
    to: Math.min(count, Math.ceil((scrollTop + height) / rowPx) + around),
  }
}
