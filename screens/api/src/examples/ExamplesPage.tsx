import { Breadcrumb, CopyBlock, PageSection, PartTabs } from '@airshed/console-kit'
import { PageHeader, Skeleton, type PluginIntl, type ScreenProps } from '@airshed/kit'
import { EXAMPLES, LANGUAGES, type ExampleIds, type Language } from './exampleIds.ts'
import { exampleText, TOKEN_COMMAND } from './exampleText.ts'
import type { ExamplesParams } from './params.ts'
import { useExampleIds } from './useExampleIds.ts'
import './examples.css'

/** Programs that call the API of this server, with what the reader may read in them. */
export default function ExamplesPage({ params, setParams, intl }: ScreenProps<ExamplesParams>) {
  const { ids, device, query } = useExampleIds()
  const text = (id: string, values?: Record<string, string>): string =>
    intl.formatMessage({ id }, values)
  const isLoading = query.isLoading
  return (
    <div className="api-examples">
      <Breadcrumb above={[{ label: text('title'), to: 'api' }]} here={text('examples.title')} />
      <PageHeader title={text('examples.title')} note={text('examples.note')} />
      <PageSection title={text('examples.token')} lead={text('examples.token.text')}>
        <CopyBlock text={TOKEN_COMMAND} label={text('examples.token.copy')} />
      </PageSection>
      {isLoading ? (
        <Skeleton height="320px" />
      ) : (
        <>
          <p role="status">
            {device === null
              ? text(query.isError ? 'examples.failed' : 'examples.noDevice')
              : text('examples.device', { device })}
          </p>
          <PartTabs<Language>
            label={text('examples.languages')}
            current={params.language}
            onChange={(language) => setParams({ language })}
            parts={LANGUAGES.map((language) => ({
              id: language,
              label: text(`examples.language.${language}`),
              content: <ExamplesOf {...{ language, ids, intl }} />,
            }))}
          />
        </>
      )}
      <PageSection title={text('examples.more')} lead={text('examples.more.text')}>
        <a href={`${ids.server}/v2/docs/`} target="_blank" rel="noreferrer">
          {text('examples.more.link')}
        </a>
      </PageSection>
    </div>
  )
}

interface ExamplesOfProps {
  language: Language
  ids: ExampleIds
  intl: PluginIntl
}

function ExamplesOf({ language, ids, intl }: ExamplesOfProps) {
  const text = (id: string): string => intl.formatMessage({ id })
  return EXAMPLES.map((example) => {
    const program = exampleText(language, example, ids)
    return program === null ? null : (
      <PageSection
        key={example}
        title={text(`examples.${example}`)}
        lead={text(`examples.${example}.text`)}
      >
        <CopyBlock
          text={program.trimEnd()}
          label={intl.formatMessage(
            { id: 'examples.copy' },
            { example: text(`examples.${example}`) },
          )}
        />
      </PageSection>
    )
  })
}
