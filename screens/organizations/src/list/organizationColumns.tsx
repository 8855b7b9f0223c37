import { initialsOf, Portrait, type ListColumn, type OrganizationRow } from '@airshed/console-kit'
import { StatusTag, type PluginIntl } from '@airshed/kit'
import { addressLine } from './addressLine.ts'

/** Columns of the list. */
export function organizationColumns(intl: PluginIntl): readonly ListColumn<OrganizationRow>[] {
  const text = (id: string): string => intl.formatMessage({ id })
  return [
    {
      id: 'name',
      header: text('column.name'),
      widthPx: 220,
      grow: 2,
      isTitle: true,
      isSortable: true,
      cell: ({ name, logo }) => (
        <span className="organization-name">
          <Portrait picture={logo} initials={initialsOf(name)} shape="square" sizePx={22} />
          {name}
        </span>
      ),
      value: ({ name }) => name,
    },
    {
      id: 'locked',
      header: text('column.locked'),
      widthPx: 120,
      narrow: 'badge',
      cell: ({ is_locked: isLocked }) =>
        isLocked ? <StatusTag status="deactivated" label={text('locked')} /> : null,
      value: ({ is_locked: isLocked }) => (isLocked ? text('locked') : ''),
    },
    {
      id: 'address',
      header: text('column.address'),
      widthPx: 200,
      grow: 2,
      cell: addressLine,
      value: addressLine,
    },
    {
      id: 'created_at',
      header: text('column.created'),
      isSortable: true,
      cell: ({ created_at: at }) =>
        at === undefined ? null : intl.formatDate(at, { dateStyle: 'medium' }),
      value: ({ created_at: at }) => at ?? null,
      valueKind: 'time',
    },
  ]
}
