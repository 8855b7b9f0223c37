import { EVENT_TYPES_OF_WEBHOOK, WEBHOOK_EVENTS } from '@airshed/schemas'
import { code, markdownTable } from '../contracts/markdownTable.ts'
import { EXAMPLES } from './examples.ts'
import { fieldRows, type EventSchema } from './fieldRows.ts'

/** `docs/webhook-events.md`: all webhook events, from their schemas. */
export function webhookEventsPage(): string {
  const events = Object.entries(WEBHOOK_EVENTS) as [string, EventSchema][]
  const sections = events.map(([type, schema]) => {
    const example = EXAMPLES[type as keyof typeof EXAMPLES]
    return `## ${type}

${schema.description ?? ''}

${sentTo(type)}

${markdownTable(['field', 'type', 'always there', 'meaning'], fieldRows(schema))}

\`\`\`json
${JSON.stringify(example, null, 2)}
\`\`\`
`
  })
  return `# Events of webhooks

Generated from the schemas in \`schemas/entities/src/webhookEvents\` by \`npm run generate\`: do not edit. How webhooks work, and
how their signatures are checked: [webhooks.md](webhooks.md).

Every event is an object of JSON with \`type\`, \`timestamp\` and \`data\`. Fields may be added to one: ignore what you do not know.
Calibrations cause no events, and this server has no reports.

${sections.join('\n')}`
}

function sentTo(type: string): string {
  const owner = Object.entries(EVENT_TYPES_OF_WEBHOOK).find(([, types]) =>
    (types as readonly string[]).includes(type),
  )
  return owner === undefined
    ? 'Sent to webhooks of every type.'
    : `Sent to webhooks of the type ${code(owner[0])}.`
}
