import { Environment } from '@airshed/server/config'

/** The parts of a setting's schema that the page shows. */
interface SettingSchema {
  description?: string
  /** What applies without it, in words. */
  unset?: string
  default?: string | number
  enum?: readonly string[]
  minimum?: number
  maximum?: number
}

const cell = (text: string): string => text.replaceAll('|', '\\|')
const shown = (value: string | number): string =>
  typeof value === 'number'
    ? value.toLocaleString('en-US', { useGrouping: value >= 10_000 })
    : value

function allowed({ enum: choices, minimum, maximum }: SettingSchema): string {
  if (choices !== undefined) return choices.map((choice) => `\`${choice}\``).join(', ')
  return minimum === undefined || maximum === undefined
    ? ''
    : `${shown(minimum)} to ${shown(maximum)}`
}

/** `docs/settings.md`: every environment variable that the server reads. */
export function settingsPage(): string {
  const rows = Object.entries(Environment.properties as Record<string, SettingSchema>).map(
    ([name, schema]) => {
      const { default: value, unset = '–', description = '' } = schema
      const fallback = value === undefined ? unset : `\`${value}\``
      return `| \`${name}\` | ${cell(fallback)} | ${cell(allowed(schema))} | ${cell(description)} |`
    },
  )
  return `# Settings

Generated from \`server/src/base/settings/environment.ts\` by \`npm run generate\`: do not edit.

The server reads its settings from environment variables. All of them can be left out, and an empty one
counts as not set. A value that cannot be used, or a name that starts with \`AIRSHED_\` and is not in this
table, stops the start with a message that says what was expected.

| variable | default | values | meaning |
| --- | --- | --- | --- |
${rows.join('\n')}
`
}
