import type { PluginIntl } from '@airshed/kit'
import type { CreateForm } from './createForm.ts'

/** The name of a token by what it may do: "Read devices and 2 more"; empty while it may do nothing. */
export function suggestedName({ allowed = [] }: Partial<CreateForm>, intl: PluginIntl): string {
  const [first, ...others] = allowed
  if (first === undefined) return ''
  return intl.formatMessage(
    { id: 'create.name' },
    { first: intl.formatMessage({ id: `allowed.${first}` }), others: others.length },
  )
}
