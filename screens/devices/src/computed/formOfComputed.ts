import { COMPUTED_OPERATORS, COMPUTED_STATISTICS } from '@airshed/console-kit/define'
import type { ComputedParameterEdit } from '@airshed/console-kit'
import type { DataPoint } from '@airshed/kit'
import type { ComputedForm } from './computedForm.ts'
import { newComputed } from './newComputed.ts'

/** The form of an existing computed parameter: the inverse of {@link newComputed}. */
export function formOfComputed({ name, metric }: DataPoint): Partial<ComputedForm> {
  if (metric === undefined) return {}
  const { description, conditions } = metric
  const [source = '', other, third] = conditions.link
  const form: Partial<ComputedForm> = {
    name,
    source,
    ...(description === '' ? {} : { description }),
  }
  if (conditions.mass !== undefined) {
    const { reference = 'organization' } = conditions.mass
    const air = other === undefined ? {} : { temperature: other, pressure: third ?? '' }
    return { ...form, func: 'mass', reference, ...air }
  }
  if (other !== undefined) form.other = other
  if (conditions.scale !== undefined) return { ...form, func: 'scale', ...conditions.scale }
  for (const func of COMPUTED_STATISTICS) {
    const over = conditions[func]
    if (over !== undefined) return { ...form, func, period: String(over.period) }
  }
  for (const func of COMPUTED_OPERATORS) {
    const against = conditions[func]
    if (against !== undefined) return { ...form, func, value: against.value }
  }
  return { ...form, func: conditions.diff === undefined ? 'abs' : 'diff' }
}

/**
 * The changes that the form sends to the server; unchanged conditions are left out, since sending them
 * recomputes all values.
 *
 * @returns null if nothing changed
 */
export function computedEdit(before: DataPoint, form: ComputedForm): ComputedParameterEdit | null {
  const { name, description = '', conditions } = newComputed(form)
  const edit: ComputedParameterEdit = {
    ...(name === before.name ? {} : { name }),
    ...(description === (before.metric?.description ?? '') ? {} : { description }),
    ...(isSame(conditions, before.metric?.conditions) ? {} : { conditions }),
  }
  return Object.keys(edit).length === 0 ? null : edit
}

const isSame = (a: unknown, b: unknown): boolean => sortedText(a) === sortedText(b)

/** JSON with the fields of every object in a fixed order. */
const sortedText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
