type ViewState = Readonly<Record<string, unknown>>

/**
 * The ids that `useFoundIds` kept in the view state of a widget for this key; null while they are
 * unknown, or when they belong to another key.
 */
export function foundIn(viewState: ViewState, key: string): readonly string[] | null {
  const { found } = viewState
  if (typeof found !== 'object' || found === null) return null
  const { key: of, ids } = found as Partial<Record<'key' | 'ids', unknown>>
  if (of !== key || !Array.isArray(ids)) return null
  return ids.filter((id) => typeof id === 'string')
}
