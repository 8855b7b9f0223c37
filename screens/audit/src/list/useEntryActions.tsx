import type { AuditEntry, ListState, RowAction } from '@airshed/console-kit'
import { NamedIcon, type PluginIntl } from '@airshed/kit'
import { useMemo } from 'react'
import type { AuditFilters } from './params.ts'

/** The menu of an entry: filters the log by similar entries. */
export function useEntryActions(
  state: ListState<AuditFilters>,
  intl: PluginIntl,
): (entry: AuditEntry) => readonly RowAction[] {
  return useMemo(() => {
    const only = (
      id: 'person' | 'action' | 'target',
      filter: keyof AuditFilters,
      value: string,
      values?: Record<string, string>,
    ): RowAction => ({
      id,
      label: intl.formatMessage({ id: `only.${id}` }, values),
      icon: <NamedIcon name="search" />,
      run: () => state.setFilter(filter, value),
    })
    return ({ user_id: userId, user_name: name, action, target }) => [
      ...(userId === '' ? [] : [only('person', 'user_id', userId, { name })]),
      only('action', 'action', action),
      ...(target === null ? [] : [only('target', 'target', target)]),
    ]
  }, [state, intl])
}
