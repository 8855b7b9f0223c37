import type { ConfigureForm } from './configureForm.ts'
import type { CopiedSetting } from './copiedSettings.ts'

/** The settings that are ticked; until somebody ticks, those that were chosen for the device. */
export const tickedNames = (
  { copied }: Partial<ConfigureForm>,
  offered: readonly CopiedSetting[],
): string[] => copied ?? offered.filter(({ isChosen }) => isChosen).map(({ name }) => name)

/** The settings of an order: those that are ticked, and the interval, which comes before a copied one. */
export function askedSettings(
  form: Partial<ConfigureForm>,
  offered: readonly CopiedSetting[],
): Record<string, unknown> {
  const ticked = new Set(tickedNames(form, offered))
  const { asked_interval: interval } = form
  return {
    ...Object.fromEntries(
      offered.filter(({ name }) => ticked.has(name)).map(({ name, value }) => [name, value]),
    ),
    ...(interval === undefined ? {} : { interval: Number(interval) }),
  }
}
