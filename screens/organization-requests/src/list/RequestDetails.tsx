import { FactList, type Fact, type FormationRequest } from '@airshed/console-kit'
import { timeFormat, type PluginIntl } from '@airshed/kit'

const NAME_WIDTH_PX = 130

export interface RequestDetailsProps {
  request: FormationRequest
  intl: PluginIntl
}

/** The message of a request, and the response to it. */
export function RequestDetails({ request, intl }: RequestDetailsProps) {
  const text = (id: string): string => intl.formatMessage({ id })
  const { note, reason, requester_name: name, requester_email: email } = request
  const { answered_at: answeredAt } = request
  const facts: readonly Fact[] = [
    { id: 'requester', name: text('column.requester'), value: `${name} (${email})` },
    {
      id: 'note',
      name: text('config.note'),
      value: note === '' ? text('note.none') : note,
    },
    ...(answeredAt === null
      ? []
      : [
          {
            id: 'answered',
            name: text('answered'),
            value: timeFormat(intl.locale, intl.timeZone ?? 'UTC').dateTimeOfYear(answeredAt),
          },
        ]),
    ...(reason === null ? [] : [{ id: 'reason', name: text('config.reason'), value: reason }]),
  ]
  return <FactList facts={facts} nameWidthPx={NAME_WIDTH_PX} />
}
