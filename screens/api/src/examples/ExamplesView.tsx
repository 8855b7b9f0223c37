import { Breadcrumb, CopyBlock, PageSection, PartTabs } from '@airshed/console-kit'
import { PageHeader, Skeleton, type PluginIntl } from '@airshed/kit'
import { EXAMPLES, LANGUAGES, type ExampleIds, type Language } from './exampleIds.ts'
import { exampleText, TOKEN_COMMAND } from './exampleText.ts'
import './examples.css'

export interface ExamplesViewProps {
  /** The ids used in the programs; null while they are loading. */
  ids: ExampleIds | null
  /** Origin of the server. */
  server: string
  /** One sentence about the device of the examples, or that there is none. */
  note: string
  language: Language
  onLanguage: (language: Language) => void
  intl: PluginIntl
}

/** Programs that call the API, by language, each with a button that copies it. */
export function ExamplesView({ ids, server, note, language, onLanguage, intl }: ExamplesViewProps) {
  const text = (id: string): string => intl.formatMessage({ id })
  return (
    <div className="api-examples">
      <div>
        <Breadcrumb above={[{ label: text('title'), to: 'api' }]} here={text('examples.title')} />
        <PageHeader title={text('examples.title')} note={text('examples.note')} />
      </div>
      <PageSection title={text('examples.token')} lead={text('examples.token.text')}>
        <CopyBlock text={TOKEN_COMMAND} label={text('examples.token.copy')} />
      </PageSection>
      {ids === null ? (
        <Skeleton height="320px" />
      ) : (
        <div>
          <p role="status">{note}</p>
          <PartTabs<Language>
            label={text('examples.languages')}
            current={language}
            onChange={onLanguage}
            parts={LANGUAGES.map((id) => ({
              id,
              label: text(`examples.language.${id}`),
              content: <ExamplesOf {...{ language: id, ids, intl }} />,
            }))}
          />
        </div>
      )}
      <PageSection title={text('examples.more')} lead={text('examples.more.text')}>
        <a href={`${server}/v2/docs/`} target="_blank" rel="noreferrer">
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
    const title = text(`examples.${example}`)
    return program === null ? null : (
      <PageSection key={example} title={title} lead={text(`examples.${example}.text`)}>
        <CopyBlock
          text={program.trimEnd()}
          label={intl.formatMessage({ id: 'examples.copy' }, { example: title })}
        />
      </PageSection>
    )
  })
}
