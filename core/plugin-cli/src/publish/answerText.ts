import type { Issue, PublishedPlugin } from '@airshed/schemas'
import type { Answer } from './sendArchive.ts'

/** The meaning of a response, in lines. */
export interface AnswerText {
  readonly isGood: boolean
  readonly lines: readonly string[]
}

interface ErrorBody {
  code?: unknown
  errors?: { detail?: unknown }
  issues?: readonly Partial<Issue>[]
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Code → the remedy for the author, if its status is not specific enough. */
const CURES_OF_CODES: Readonly<Record<string, string>> = {
  PLUGIN_OWNED:
    'Sign it with the key that owns the plugin (AIRSHED_PLUGIN_KEY), or ask a manager of the organization to hand the plugin over to your key.',
  PLUGIN_CLAIM_NEEDS_PERSON:
    'Ask a manager of the organization to upload this archive on the screen Plugins.',
  PLUGIN_PUBLISHER_UNTRUSTED:
    'Send your public key (airshed-plugin keys) to whoever runs the server.',
  CONFLICT: 'Settle what it says, then publish again.',
}

/** Status → the remedy for the author. */
const CURES: Readonly<Record<number, string>> = {
  400: 'Where several organizations are meant, name one: --organization <id>',
  401: 'Make an API token that may publish plugins in the console, and give it by AIRSHED_TOKEN or --token-file.',
  403: 'The token may not publish here. Make one that may publish plugins in this organization.',
  404: 'Is this the address of an Airshed server, and --organization one that the token belongs to?',
  409: 'Raise the version in package.json: what was published once stays as it is.',
  413: 'Make the archive smaller: airshed-plugin pack shows what is large.',
  429: 'Wait a minute, then publish again.',
}

function refusedText({ status, body, location }: Answer): string[] {
  if (location !== undefined) {
    return [`The server sent us to ${location}. Publish to that address if you trust it.`]
  }
  const { code, errors, issues = [] } = (body ?? {}) as ErrorBody
  const detail = textOf(errors?.detail)
  const name = textOf(code)
  const cure = CURES_OF_CODES[name] ?? CURES[status]
  return [
    `Refused (${status}${name === '' ? '' : ` ${name}`})${detail === '' ? '' : `: ${detail}`}`,
    ...issues.map(
      ({ path = '', expected = '', got = '' }) =>
        `  ${path}\n    expected ${expected}${got === '' ? '' : `, got ${got}`}`,
    ),
    ...(cure === undefined ? [] : [cure]),
  ]
}

/**
 * Describes a server's response to an archive.
 *
 * @param name of the plugin with its version
 */
export function answerText(answer: Answer, name: string): AnswerText {
  if (answer.status === 201) {
    const body = (answer.body ?? {}) as Partial<PublishedPlugin>
    const { trust_problems: problems = [], sha384 } = body
    const isolated = problems.length === 0 ? [] : ['It can only run isolated:']
    return {
      isGood: true,
      lines: [
        `Published ${name}. An administrator enables it on the screen Plugins of the console.`,
        ...(sha384 === undefined ? [] : [`Its archive has the digest ${sha384}`]),
        ...isolated,
        ...problems.map((problem) => `  ${problem}`),
      ],
    }
  }
  if (answer.status === 200) {
    return { isGood: true, lines: [`${name} is there already, with the same bytes.`] }
  }
  return { isGood: false, lines: refusedText(answer) }
}
