/** Gives the focus back to a row that is not edited any more; a row that is gone, to what adds one. */
export function focusRow(groups: HTMLElement | null, id: string): void {
  requestAnimationFrame(() => {
    const row = groups?.querySelector(`[data-condition="${CSS.escape(id)}"]`)
    const button = row?.querySelector('button') ?? groups?.parentElement?.querySelector('button')
    button?.focus()
  })
}
