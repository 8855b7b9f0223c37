import { useState } from 'react'
import type { FormContext } from '../formContext.ts'
import { SchemaForm } from '../SchemaForm.tsx'
import { schemas } from './storySchemas.ts'
import validators from './storySchemas.ts?validators'

export interface FieldStoryProps {
  /** Which of the forms of `storySchemas`. */
  form: keyof typeof schemas
  /** Hints of the field, such as `{ 'ui:widget': 'range' }`. */
  hints?: object
  value: object
  disabled?: boolean
}

const nodes = [
  { value: '1C00A3F7:0', label: 'Harbour', note: '1C00A3F7' },
  { value: '1C00A3F8:0', label: 'Town hall', note: '1C00A3F8' },
]
const parameters = [
  { value: '132:5', label: 'PM2.5', note: 'µg/m³', dataPointIds: ['1C00A3F7.0.0.0/132:5'] },
  { value: '131:10', label: 'CO₂', note: 'ppm', dataPointIds: ['1C00A3F7.0.0.0/131:10'] },
]

/** The services of a page, in memory. */
const PAGE: FormContext = {
  searchNodes: () => Promise.resolve(nodes),
  findNodes: (ids) => Promise.resolve(nodes.filter(({ value }) => ids.includes(value))),
  findDataPoints: () =>
    Promise.resolve(
      parameters.map(({ dataPointIds: [value = ''], ...rest }) => ({ ...rest, value })),
    ),
  findParameters: () => Promise.resolve(parameters),
  findSensors: () =>
    Promise.resolve([{ value: '1C00A3F7.1.0.1', label: 'DustTrak DRX', note: 'port 1' }]),
  lookups: { field: () => Promise.resolve([{ value: 'rivermouth', label: 'Rivermouth' }]) },
}

/** A form of one field, filled and changed as in the console. */
export function FieldStory({ form, hints, value, disabled = false }: FieldStoryProps) {
  const [shown, setShown] = useState<object>(value)
  return (
    <div style={{ maxWidth: 480 }}>
      <SchemaForm
        schema={schemas[form]}
        uiSchema={hints === undefined ? {} : { field: hints }}
        validator={validators[form]!}
        value={shown}
        onChange={setShown}
        onSubmit={setShown}
        formContext={PAGE}
        disabled={disabled}
      />
    </div>
  )
}
