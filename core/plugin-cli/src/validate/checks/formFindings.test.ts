import { expect, it } from 'vitest'
import { copyProject } from '../../testsupport/copyProject.ts'
import { validateProject } from '../validateProject.ts'

const CONFIG = `import { Type, type Static } from '@airshed/kit/define'

export const config = Type.Object({
  name: Type.Optional(Type.String()),
  node_id: Type.String({ minLength: 1 }),
  data_point_id: Type.String({ minLength: 1 }),
  colours: Type.Object({}, { additionalProperties: Type.String() }),
  bounds: Type.Tuple([Type.Number(), Type.Number()]),
})
export type NewPluginConfig = Static<typeof config>
`
const HINTS = `export const uiSchema = {
  'ui:order': ['name', 'node_id'],
  name: { 'ui:widget': 'slider' },
  node_id: { 'ui:field': 'node-picker' },
  data_point_id: { 'ui:field': 'point-picker', 'ui:widgett': 'select' },
}
`

it('reports a form that the console cannot draw', async () => {
  const project = await copyProject('widget', {
    'src/config.ts': CONFIG,
    'src/uiSchema.ts': HINTS,
  })
  const { findings } = await validateProject(project, null)
  const found = findings.filter(({ code }) => code.startsWith('FORM_'))
  expect(found.map(({ code, place }) => `${code} ${place}`).toSorted()).toEqual([
    'FORM_HINT_UNKNOWN src/uiSchema.ts#/data_point_id/ui:field',
    'FORM_HINT_UNKNOWN src/uiSchema.ts#/data_point_id/ui:widgett',
    'FORM_HINT_UNKNOWN src/uiSchema.ts#/name/ui:widget',
    'FORM_HINT_UNKNOWN src/uiSchema.ts#/ui:order',
    'FORM_NOT_DRAWN src/config.ts#/properties/bounds/items',
    'FORM_NOT_DRAWN src/config.ts#/properties/colours/additionalProperties',
  ])
  expect(found.map(({ cure }) => cure)).toContain(
    'Take a hint that the form engine knows, such as "ui:widget": docs/plugins/forms.md lists them',
  )
  expect(found.every(({ cure }) => cure.includes('docs/plugins/forms.md'))).toBe(true)
})
