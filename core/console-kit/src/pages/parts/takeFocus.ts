/** A ref: the element has the focus from when it comes up, so that keys keep working there. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()
