import { timeColumn, type FormationRequest, type ListColumn } from '@airshed/console-kit'
import { StatusTag, type PluginIntl } from '@airshed/kit'

const LOOKS = { filed: 'idle', accepted: 'completed', rejected: 'failed' } as const

export interface RequestColumnsOptions {
  intl: PluginIntl
  /** Current time, ms UTC. */
  nowMs: number
  /** Requests of others are shown as well. */
  hasRequesters: boolean
}

/** Columns of the list, the state first. */
export function requestColumns(
  options: RequestColumnsOptions,
): readonly ListColumn<FormationRequest>[] {
  const { intl, nowMs, hasRequesters } = options
  const text = (id: string, values?: Record<string, string>): string =>
    intl.formatMessage({ id }, values)
  const stateWord = ({ acceptance_state: state }: FormationRequest) => text(`state.${state}`)
  const kind = (request: FormationRequest): string =>
    request.is_for_partner
      ? text('kind.partner', { organization: request.requester_organization_name ?? '' })
      : text('kind.own')
  return [
    {
      id: 'state',
      header: text('column.state'),
      widthPx: 124,
      narrow: 'badge',
      cell: (request) => (
        <StatusTag status={LOOKS[request.acceptance_state]} label={stateWord(request)} />
      ),
      value: stateWord,
    },
    {
      id: 'name',
      header: text('column.name'),
      widthPx: 200,
      grow: 2,
      isTitle: true,
      isSortable: true,
      cell: ({ name }) => name,
      value: ({ name }) => name,
    },
    {
      id: 'kind',
      header: text('column.kind'),
      widthPx: 180,
      grow: 1,
      cell: kind,
      value: kind,
    },
    ...(hasRequesters
      ? [
          {
            id: 'requester',
            header: text('column.requester'),
            widthPx: 200,
            grow: 1,
            narrow: 'hidden',
            cell: ({ requester_name: name, requester_email: email }) => (
              <span title={email}>{name}</span>
            ),
            value: ({ requester_name: name, requester_email: email }) => `${name} <${email}>`,
          } satisfies ListColumn<FormationRequest>,
        ]
      : []),
    timeColumn({
      id: 'created',
      header: text('column.created'),
      isSortable: true,
      at: ({ created_at: at }) => at,
      nowMs,
      timeZone: intl.timeZone,
    }),
  ]
}
