import { FORM_EXAMPLES, type FormExample } from '../docs/reference/formExamples.ts'

const block = (name: string, value: unknown): string =>
  `\`${name}\`\n\n\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``

function section({ title, text, schema, uiSchema, messages, value }: FormExample): string {
  return [
    `## ${title}`,
    text,
    block('schema', schema),
    uiSchema === undefined ? '' : block('uiSchema', uiSchema),
    messages === undefined ? '' : block('messages/en.json', messages),
    block('value', value),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

const anchor = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-')

/** `docs/plugins/form-examples.md`: each kind of field with its schema, hints and a value. */
export function formExamplesPage(): string {
  const contents = FORM_EXAMPLES.map(({ title }) => `- [${title}](#${anchor(title)})`)
  return `# Fields of forms, one by one

Generated from [formExamples.ts](../../tests/docs/reference/formExamples.ts) by \`npm run generate\`: do not edit. Tests
draw each of them, and check its value. The rules behind them: [forms.md](forms.md). A schema is written with \`Type\`
of \`@airshed/kit/define\`; here it is shown as the JSON that it makes.

${contents.join('\n')}

${FORM_EXAMPLES.map(section).join('\n\n')}
`
}
