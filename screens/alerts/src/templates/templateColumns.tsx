import { organizationColumn, type AlertTemplate, type ListColumn } from '@airshed/console-kit'
import { LevelTag, StatusTag, type PluginIntl } from '@airshed/kit'
import { textOf } from '../edit/textOf.ts'
import { coversText } from './coversText.ts'

export interface TemplateColumnsOptions {
  intl: PluginIntl
  /** Organization id → its name, if templates of several are shown; null if all belong to one. */
  organizations: ReadonlyMap<string, string> | null
}

/** Columns of the list: the state of a template, its name, what it covers, and the numbers of its alerts. */
export function templateColumns({
  intl,
  organizations,
}: TemplateColumnsOptions): readonly ListColumn<AlertTemplate>[] {
  const text = textOf(intl)
  const organization = (template: AlertTemplate): string =>
    organizations?.get(template.organization_id) ?? template.organization_id
  const status = ({ status: stored, is_settled: isSettled }: AlertTemplate): string =>
    text(isSettled ? `templates.status.${stored}` : 'templates.status.pending')
  const devices = ({ alerts, left_out: leftOut }: AlertTemplate): string =>
    leftOut === 0
      ? intl.formatNumber(alerts.total)
      : text('templates.leftOut', { total: alerts.total, sum: alerts.total + leftOut })
  const count = (
    id: 'active' | 'no_data',
    header: string,
    widthPx: number,
  ): ListColumn<AlertTemplate> => ({
    id,
    header,
    widthPx,
    align: 'end',
    narrow: 'hidden',
    ...(id === 'active' ? { isLeftOutWhenNarrow: false } : {}),
    cell: ({ alerts }) => intl.formatNumber(alerts[id]),
    value: ({ alerts }) => alerts[id],
    valueKind: 'number',
  })
  return [
    {
      id: 'status',
      header: text('column.status'),
      widthPx: 144,
      narrow: 'badge',
      cell: (template) => (
        <StatusTag
          status={template.is_settled ? template.status : 'idle'}
          label={status(template)}
        />
      ),
      value: status,
    },
    {
      id: 'name',
      header: text('column.name'),
      widthPx: 140,
      grow: 2,
      isTitle: true,
      isSortable: true,
      cell: ({ name }) => name,
      value: ({ name }) => name,
    },
    {
      id: 'covers',
      header: text('template.covers'),
      widthPx: 140,
      grow: 3,
      cell: ({ covers }) => coversText(covers, intl),
      value: ({ covers }) => coversText(covers, intl),
    },
    {
      id: 'devices',
      header: text('column.devices'),
      widthPx: 104,
      align: 'end',
      narrow: 'labelled',
      cell: devices,
      value: ({ alerts }) => alerts.total,
      valueKind: 'number',
    },
    count('active', text('state.active'), 80),
    count('no_data', text('state.no_data'), 96),
    {
      id: 'level',
      header: text('column.level'),
      widthPx: 124,
      narrow: 'hidden',
      cell: ({ notification_level: level }) => <LevelTag level={level} />,
      value: (template) => text(`level.${template.notification_level}`),
    },
    ...(organizations === null
      ? []
      : [
          organizationColumn({
            header: text('column.organization'),
            nameOf: organization,
            narrow: 'hidden',
          }),
        ]),
  ]
}
