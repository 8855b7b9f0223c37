/** Moves the focus to the first field that cannot be saved, once it is rendered. */
export function focusProblem(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (field !== null && field !== undefined) return field.focus()
    return form?.querySelector('.air-field-problem')?.scrollIntoView({ block: 'center' })
  })
}
