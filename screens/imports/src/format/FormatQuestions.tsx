import { Choice, Field } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import type { ImportEditor } from '../draft/useImportDraft.ts'
import { textOf, type Text } from '../textOf.ts'

/** Answers that have a name in the texts of the screen. */
const NAMED: readonly string[] = ['pm1', 'pm25', 'pm4', 'pm10', 'tsp', 'mass', 'volume']
const ANSWER_MAX = 100

export interface FormatQuestionsProps {
  editor: Pick<ImportEditor, 'questions' | 'answers' | 'answer' | 'open'>
  intl: PluginIntl
}

/** What a format cannot tell from the file itself. */
export function FormatQuestions({ editor, intl }: FormatQuestionsProps) {
  const text = textOf(intl)
  const { questions, answers, answer, open } = editor
  return questions.map(({ about, cell, choices }) => (
    <Field
      key={about}
      label={text(`question.${about}`)}
      problem={
        open.some((one) => one.about === about)
          ? text('problem.question', { cell: cell ?? '' })
          : undefined
      }
    >
      {(control) =>
        choices.length === 0 ? (
          <input
            {...control}
            className="bp6-input"
            autoComplete="off"
            maxLength={ANSWER_MAX}
            value={answers[about] ?? ''}
            onChange={({ currentTarget }) => answer(about, currentTarget.value)}
          />
        ) : (
          <Choice
            {...control}
            options={choices.map((value) => ({ value, label: answerText(value, text) }))}
            value={answers[about] ?? null}
            placeholder={text('choose')}
            onChange={(value) => answer(about, value)}
          />
        )
      }
    </Field>
  ))
}

const answerText = (answer: string, text: Text): string =>
  NAMED.includes(answer) ? text(`answer.${answer}`) : answer
