import {
  Choice,
  Field,
  NumberField,
  type ImportRecognized,
  type TextEncoding,
} from '@airshed/console-kit'
import { TEXT_ENCODINGS } from '@airshed/console-kit/define'
import type { SectionProps } from '../edit/SectionProps.ts'
import { textOf } from '../textOf.ts'

const DELIMITERS = [
  { value: ',', name: 'comma' },
  { value: ';', name: 'semicolon' },
  { value: '\t', name: 'tab' },
  { value: '|', name: 'bar' },
] as const

/** Numbers of lines that a map may skip. */
const LINES_MAX = { skipLines: 10_000, unitLines: 100 } as const

export interface FileFieldsProps extends SectionProps {
  recognized: Pick<ImportRecognized, 'encoding'>
}

/** How the file is written: encoding, separator, decimal sign, and where its table begins. */
export function FileFields({ map, onChange, problems, recognized, intl }: FileFieldsProps) {
  const text = textOf(intl)
  const { delimiter = ',', decimal } = map
  const encoding: TextEncoding = map.encoding ?? recognized.encoding
  const known = DELIMITERS.map(({ value, name }) => ({ value, label: text(`delimiter.${name}`) }))
  const isOther = known.every(({ value }) => value !== delimiter)
  const lines = (name: 'skipLines' | 'unitLines') => (
    <NumberField
      label={text(`format.${name}`)}
      help={text(`format.${name}.help`)}
      value={map[name] ?? null}
      isAllowed={(count) => Number.isInteger(count) && count >= 0 && count <= LINES_MAX[name]}
      wrong={text('problem.lines', { most: intl.formatNumber(LINES_MAX[name]) })}
      onChange={(count) => {
        const { [name]: _before, ...rest } = map
        onChange(count === null ? rest : { ...map, [name]: count })
      }}
    />
  )
  return (
    <div className="imports-fields">
      <Field label={text('format.encoding')}>
        {(control) => (
          <Choice
            {...control}
            options={TEXT_ENCODINGS.map((value) => ({ value, label: text(`encoding.${value}`) }))}
            value={encoding}
            onChange={(next) => onChange({ ...map, encoding: next })}
          />
        )}
      </Field>
      <Field label={text('format.delimiter')}>
        {(control) => (
          <Choice
            {...control}
            options={isOther ? [...known, { value: delimiter, label: delimiter }] : known}
            value={delimiter}
            onChange={(next) => onChange({ ...map, delimiter: next })}
          />
        )}
      </Field>
      <Field
        label={text('format.decimal')}
        problem={problems.includes('decimal') ? text('problem.decimal') : undefined}
      >
        {(control) => (
          <Choice
            {...control}
            options={[
              { value: '.', label: text('decimal.point') },
              { value: ',', label: text('decimal.comma') },
            ]}
            value={problems.includes('decimal') ? null : (decimal ?? '.')}
            placeholder={text('choose')}
            onChange={(next) => onChange({ ...map, decimal: next })}
          />
        )}
      </Field>
      {lines('skipLines')}
      {lines('unitLines')}
    </div>
  )
}
