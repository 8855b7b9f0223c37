import { useCall, type ListFilter } from '@airshed/console-kit'
import { getNodeValues } from '@airshed/console-kit/calls'
import { useSession, type PluginIntl } from '@airshed/kit'
import { useMemo } from 'react'
import { LISTED_CHARGES, LISTED_STATUSES, type DeviceFilters } from './params.ts'

export interface DeviceFiltersOptions {
  /** Filters that are set. */
  set: DeviceFilters
  /** Whether the rows have arrived, which come first. */
  isReady: boolean
  intl: PluginIntl
}

/** Filters of the list: those that its devices differ in, and those that are set. */
export function useDeviceFilters(options: DeviceFiltersOptions): readonly ListFilter[] {
  const { set, isReady, intl } = options
  const { organization, organizations } = useSession()
  const { data: values } = useCall(
    getNodeValues,
    { query: organization === null ? {} : { organization_id: organization.id } },
    { enabled: isReady, keepsPrevious: true },
  )
  return useMemo(() => {
    const text = (id: string): string => intl.formatMessage({ id })
    const worded = (name: string, words: readonly string[]): ListFilter => ({
      name,
      label: text(`column.${name}`),
      options: words.map((value) => ({ value, label: text(`${name}.${value}`) })),
    })
    /** A filter by values that devices have. @param least values that are worth a choice */
    const found = (name: 'type' | 'tag' | 'firmware', label: string, least: number) => {
      const all = [...new Set([...(values?.[name] ?? []), ...(set[name] ?? [])])].toSorted()
      if (set[name] === undefined && all.length < least) return []
      return [{ name, label: text(label), options: all.map((value) => ({ value, label: value })) }]
    }
    const hasBatteries = set.battery !== undefined || (values?.battery.length ?? 0) > 0
    return [
      worded('status', LISTED_STATUSES),
      ...(organization === null && organizations.length > 1
        ? [
            {
              name: 'organization_id',
              label: text('column.organization'),
              options: organizations.map(({ id, name }) => ({ value: id, label: name })),
            },
          ]
        : []),
      ...found('type', 'column.type', 2),
      ...found('tag', 'column.tags', 1),
      ...(hasBatteries ? [worded('battery', LISTED_CHARGES)] : []),
      ...found('firmware', 'column.firmware', 2),
      { name: 'is_clock_unset', label: text('filter.clock') },
    ]
  }, [values, set, organization, organizations, intl])
}
