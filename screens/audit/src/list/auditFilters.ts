import type { AuditEntry, FilterOption, ListFilter } from '@airshed/console-kit'
import { AUDIT_ACTORS } from '@airshed/console-kit/define'
import type { PluginIntl } from '@airshed/kit'
import { actionText, namedActions } from '../rules/actionText.ts'
import { entityText, namedEntities } from '../rules/entityText.ts'
import type { AuditFilters } from './params.ts'

/** The filters of the log; the offered people and targets are those of the loaded entries. */
export function auditFilters(
  entries: readonly AuditEntry[],
  chosen: AuditFilters,
  intl: PluginIntl,
): readonly ListFilter[] {
  const text = (id: string): string => intl.formatMessage({ id })
  const people = new Map(entries.map(({ user_id: id, user_name: name }) => [id, name]))
  people.delete('')
  const things = new Map(
    entries.flatMap(({ target, target_name: name }) =>
      target === null ? [] : [[target, name ?? target] as const],
    ),
  )
  const { user_id: person, target, action, entity } = chosen
  const actions = new Set([...namedActions(intl), ...(action === undefined ? [] : [action])])
  const entities = new Set([...namedEntities(intl), ...(entity === undefined ? [] : [entity])])
  const sorted = (options: FilterOption[]) =>
    options.toSorted((one, other) => one.label.localeCompare(other.label, intl.locale))
  const named = (names: Map<string, string>, also: string | undefined) => {
    if (also !== undefined && !names.has(also)) names.set(also, also)
    return sorted([...names].map(([value, label]) => ({ value, label })))
  }
  return [
    { name: 'user_id', label: text('filter.person'), options: named(people, person) },
    {
      name: 'action',
      label: text('column.action'),
      options: sorted([...actions].map((value) => ({ value, label: actionText(value, intl) }))),
    },
    {
      name: 'entity',
      label: text('column.entity'),
      options: sorted([...entities].map((value) => ({ value, label: entityText(value, intl) }))),
    },
    {
      name: 'actor_kind',
      label: text('column.actor_kind'),
      options: AUDIT_ACTORS.map((value) => ({ value, label: text(`actor.${value}`) })),
    },
    ...(target === undefined
      ? []
      : [{ name: 'target', label: text('filter.target'), options: named(things, target) }]),
  ]
}
