import { Callout } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import { textOf } from './textOf.ts'

export interface GoneCalloutProps {
  /** What was deleted. */
  what: 'alert' | 'template'
  intl: PluginIntl
}

/** What the reader edits was deleted meanwhile: what they typed can still be kept, as one of its own. */
export function GoneCallout({ what, intl }: GoneCalloutProps) {
  const text = textOf(intl)
  return (
    <Callout intent="warning" compact role="alert" title={text('edit.gone', { what })}>
      {text('edit.gone.text', { what })}
    </Callout>
  )
}
