import { Type, type TObject, type TProperties } from 'typebox'

/** What every webhook is sent: what happened, when, and the facts. */
export const WebhookEventOf = <const Name extends string, Data extends TProperties>(
  type: Name,
  description: string,
  data: TObject<Data>,
) =>
  Type.Object(
    {
      type: Type.Literal(type),
      timestamp: Type.String({
        format: 'date-time',
        description: 'When it happened or was noticed, ISO 8601 in UTC',
      }),
      data,
    },
    { description },
  )

export const OrganizationId = Type.String({ description: 'The organization of the webhook' })
