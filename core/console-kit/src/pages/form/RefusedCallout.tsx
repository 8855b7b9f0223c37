import { errorTexts } from '@airshed/kit/provider'
import { Callout } from '@blueprintjs/core'
import { useIntl } from 'react-intl'

export interface RefusedCalloutProps {
  /** Anything that was thrown or rejected. */
  error: unknown
  /** Shown if the failure has no title of its own; default none. */
  title?: string
}

/** Says within a form or dialog why something was refused, and announces it: the title and the explanation. */
export function RefusedCallout({ error, title }: RefusedCalloutProps) {
  const words = errorTexts(error, useIntl())
  const shown = words.title ?? title
  return (
    <Callout
      intent="danger"
      compact
      role="alert"
      {...(shown === undefined ? {} : { title: shown })}
    >
      {words.text}
    </Callout>
  )
}
