/** What cannot be saved: a control, or the words beside one that does not say it itself. */
const PROBLEMS =
  '[aria-invalid="true"], .air-field-problem:not([role="status"]), [data-field] [role="alert"]'
const CONTROLS = 'input:enabled, select:enabled, textarea:enabled, button:enabled'
/** From the words of a problem to the parts that may hold its control. */
const LEVELS_MAX = 4

/**
 * Moves to the first thing in a form that cannot be saved, and to the reason for a refusal if no field has
 * it. Both come into view in the middle, where no bar of the page covers them.
 */
export function moveToProblem(form: HTMLElement | null): void {
  const problem = form?.querySelector<HTMLElement>(PROBLEMS)
  if (problem === null || problem === undefined) {
    form?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' })
    return
  }
  const control = problem.matches(CONTROLS) ? problem : controlBeside(problem)
  ;(control ?? problem).focus({ preventScroll: true })
  problem.scrollIntoView({ block: 'center' })
}

/** As {@link moveToProblem}, once what was just found is rendered. */
export function focusProblem(form: HTMLElement | null): void {
  requestAnimationFrame(() => moveToProblem(form))
}

function controlBeside(problem: HTMLElement): HTMLElement | null {
  let part = problem.parentElement
  for (let level = 0; part !== null && level < LEVELS_MAX; level += 1) {
    const control = part.querySelector<HTMLElement>(CONTROLS)
    if (control !== null) return control
    part = part.parentElement
  }
  return null
}
