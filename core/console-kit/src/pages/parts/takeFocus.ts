/** A ref that focuses the element when it appears, so that the keyboard keeps working there. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()
