import { Callout } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import { textOf } from './textOf.ts'

/** The alert was deleted while the reader edits it: what they typed can still be kept, as an alert of its own. */
export function GoneCallout({ intl }: { intl: PluginIntl }) {
  const text = textOf(intl)
  return (
    <Callout intent="warning" compact role="alert" title={text('edit.gone')}>
      {text('edit.gone.text')}
    </Callout>
  )
}
