import { timeColumn, type AuditEntry, type ListColumn } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import { actionText } from '../rules/actionText.ts'
import { actorText } from '../rules/actorText.ts'
import { entityText } from '../rules/entityText.ts'
import { fieldName, fieldValue } from '../rules/fieldText.ts'
import { fieldRows } from '../rules/fieldRows.ts'

export interface AuditColumnsOptions {
  intl: PluginIntl
  /** Current time, ms UTC. */
  nowMs: number
  /** Names of organizations by id; absent if the page is about one of them. */
  organizations?: ReadonlyMap<string, string>
}

/** Columns of the log: the action first, then its target, by whom, when and from where. */
export function auditColumns(options: AuditColumnsOptions): readonly ListColumn<AuditEntry>[] {
  const { intl, nowMs, organizations } = options
  const text = (id: string): string => intl.formatMessage({ id })
  const plain = (
    id: string,
    words: (entry: AuditEntry) => string | null,
    column: Partial<ListColumn<AuditEntry>> = {},
  ): ListColumn<AuditEntry> => ({
    id,
    header: text(`column.${id}`),
    widthPx: 160,
    cell: words,
    value: words,
    ...column,
  })
  const target = ({ target: id, target_name: name }: AuditEntry) => name ?? id
  const of = ({ organization_id: id }: AuditEntry) =>
    id === null ? null : (organizations?.get(id) ?? id)
  const fields = (side: 'before' | 'after') => (entry: AuditEntry) => fieldsText(entry, side, intl)
  const onlyInFiles = { isHiddenAtFirst: true, narrow: 'hidden' } as const
  return [
    plain('action', ({ action }) => actionText(action, intl), {
      widthPx: 240,
      grow: 2,
      isTitle: true,
    }),
    plain('target', target, { widthPx: 180, grow: 1 }),
    plain('actor', (entry) => actorText(entry, intl), { widthPx: 180, grow: 1 }),
    timeColumn({
      id: 'time',
      header: text('column.time'),
      widthPx: 120,
      narrow: 'badge',
      isSortable: true,
      at: ({ ts }) => ts,
      nowMs,
      timeZone: intl.timeZone,
    }),
    ...(organizations === undefined ? [] : [plain('organization', of)]),
    plain('origin', ({ from_address: address }) => address, { widthPx: 136, narrow: 'hidden' }),
    plain('agent', ({ from_agent: agent }) => agent, { narrow: 'hidden' }),
    plain(
      'entity',
      ({ entity }) => (entity === null ? null : entityText(entity, intl)),
      onlyInFiles,
    ),
    plain('id', ({ target: id }) => id, onlyInFiles),
    plain('before', fields('before'), onlyInFiles),
    plain('after', fields('after'), onlyInFiles),
  ]
}

/** The fields of one side of a change as a single text, for files. */
function fieldsText(
  { before, after }: AuditEntry,
  side: 'before' | 'after',
  intl: PluginIntl,
): string | null {
  const parts = fieldRows(before, after).flatMap((row) => {
    const value = fieldValue(row.path.at(-1) ?? '', row[side], intl)
    return value === null ? [] : [`${fieldName(row.path, intl)}: ${value}`]
  })
  return parts.length === 0 ? null : parts.join('; ')
}
