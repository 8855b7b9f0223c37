import { QueryView, useCall } from '@airshed/console-kit'
import { getImport } from '@airshed/console-kit/calls'
import type { ScreenProps } from '@airshed/kit'
import { askAgainMs } from './askAgain.ts'
import { ImportRecord } from './ImportRecord.tsx'
import type { ImportParams } from './params.ts'

/** One import: its file, its map, what it would store, what it stored, and how it is taken back. */
export default function ImportPage({ params, intl }: ScreenProps<ImportParams>) {
  const query = useCall(
    getImport,
    { params: { id: params.id } },
    { askAgainMs: (found) => (found === undefined ? false : askAgainMs([found])) },
  )
  return (
    <QueryView query={query} errorTitle={intl.formatMessage({ id: 'import.error' })}>
      {(found) => <ImportRecord key={found.id} found={found} intl={intl} />}
    </QueryView>
  )
}
