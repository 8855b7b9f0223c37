/** Returns the focus to a row that is no longer edited; if the row is gone, to the button that adds one. */
export function focusRow(groups: HTMLElement | null, id: string): void {
  requestAnimationFrame(() => {
    const row = groups?.querySelector(`[data-condition="${CSS.escape(id)}"]`)
    const button = row?.querySelector('button') ?? groups?.parentElement?.querySelector('button')
    button?.focus()
  })
}
