import { takeFocus } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import type { ReadImport } from './readImport.ts'

export interface ImportSummaryProps {
  intl: PluginIntl
  result: Extract<ReadImport, { state: 'ready' }>
}

/** The contents of the file, and what this console cannot draw. */
export function ImportSummary({ intl, result }: ImportSummaryProps) {
  const { file, unknownTypes, newerTypes } = result
  const list = (types: readonly string[]): string => intl.formatList(types, { type: 'conjunction' })
  return (
    <div className="dashboards-summary" tabIndex={-1} ref={takeFocus}>
      <p>{intl.formatMessage({ id: 'import.holds' }, { count: file.dashboard.widgets.length })}</p>
      {unknownTypes.length === 0 ? null : (
        <p role="note">
          {intl.formatMessage({ id: 'import.unknown' }, { types: list(unknownTypes) })}
        </p>
      )}
      {newerTypes.length === 0 ? null : (
        <p role="note">
          {intl.formatMessage({ id: 'import.newerWidgets' }, { types: list(newerTypes) })}
        </p>
      )}
    </div>
  )
}
