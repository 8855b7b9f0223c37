import { CONTRACT_ERRORS } from '@airshed/contract/errors'
import { ARCHIVE_ERRORS } from '@airshed/plugin-archive/errors'
import { FINDINGS } from '@airshed/plugin-cli/findings'
import { SERVER_ERRORS, SERVER_WARNINGS, START_ERRORS } from '@airshed/server/errors'

const cell = (text: string): string => text.replaceAll('|', '\\|')

/** `docs/errors.md`: every code of the error tables. */
export function errorsPage(): string {
  const serverRows = Object.entries(SERVER_ERRORS).map(
    ([code, { status, error, detail }]) =>
      `| \`${code}\` | ${status} | ${error} | ${cell(detail)} |`,
  )
  const warningRows = Object.entries(SERVER_WARNINGS).map(
    ([code, message]) => `| \`${code}\` | ${cell(message)} |`,
  )
  const startRows = Object.entries(START_ERRORS).map(
    ([code, message]) => `| \`${code}\` | ${cell(message)} |`,
  )
  const contractRows = Object.entries(CONTRACT_ERRORS).map(
    ([code, message]) => `| \`${code}\` | ${cell(message)} |`,
  )
  const archiveRows = Object.entries(ARCHIVE_ERRORS).map(
    ([code, message]) => `| \`${code}\` | ${cell(message)} |`,
  )
  const findingRows = Object.entries(FINDINGS).map(
    ([code, { level, message, cure }]) =>
      `| \`${code}\` | ${level} | ${cell(message)} | ${cell(cure)} |`,
  )
  return `# Errors

Generated from the error tables by \`npm run generate\`: do not edit. Codes are stable; texts may
become clearer. Names in braces are filled in.

## What the server answers

Every answer that is not a success has the shape
\`{ errors: { detail }, error, code, issues?, request_id? }\`. \`issues\` lists what is wrong with the
values that were sent: \`path\` (a JSON pointer), \`expected\` and \`got\`.

| code | status | error | detail |
| --- | --- | --- | --- |
${serverRows.join('\n')}

## What the server warns of

On its terminal or in its log, while it goes on.

| code | message |
| --- | --- |
${warningRows.join('\n')}

## Why the server does not start

On its terminal or in its log. Other reasons have a sentence and no code.

| code | message |
| --- | --- |
${startRows.join('\n')}

## Why a plugin is refused

| code | message |
| --- | --- |
${contractRows.join('\n')}

## Why an archive is refused

Each problem comes with its place: a file, and a JSON pointer or a line and a column in it. Codes that
say \`in a plugin that runs in the page\`, \`CODE_PAGE\` and \`CODE_PROTOTYPE\` refuse nothing: such a
plugin can be installed, and runs isolated.

| code | message |
| --- | --- |
${archiveRows.join('\n')}

## What \`airshed-plugin validate\` and \`pack\` find

An error keeps a plugin from being packed, or fails \`validate\`; a warning does neither. Each comes with
its place in the author’s package. What is wrong with the archive has the codes above.

| code | level | message | cure |
| --- | --- | --- | --- |
${findingRows.join('\n')}
`
}
