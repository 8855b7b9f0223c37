import type { ScreenProps } from '@airshed/kit'
import { ExamplesView } from './ExamplesView.tsx'
import type { ExamplesParams } from './params.ts'
import { useExampleIds } from './useExampleIds.ts'

/** Programs that call the API of this server, with ids of data that the reader may access. */
export default function ExamplesPage({ params, setParams, intl }: ScreenProps<ExamplesParams>) {
  const { ids, device, query } = useExampleIds()
  const note =
    device === null
      ? intl.formatMessage({ id: query.isError ? 'examples.failed' : 'examples.noDevice' })
      : intl.formatMessage({ id: 'examples.device' }, { device })
  return (
    <ExamplesView
      ids={query.isLoading ? null : ids}
      server={ids.server}
      note={note}
      language={params.language ?? 'curl'}
      onLanguage={(language) => setParams({ language })}
      intl={intl}
    />
  )
}
