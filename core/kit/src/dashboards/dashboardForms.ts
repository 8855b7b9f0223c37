import { DashboardFile } from '@airshed/schemas'
import { Type, type Static } from 'typebox'

/** Longest description that the server keeps. */
const DESCRIPTION_MAX = 2000

/** A dashboard's name as somebody types it: long enough also without the white space around it. */
export const NameField = Type.String({
  minLength: 3,
  maxLength: 50,
  pattern: String.raw`^\s*\S(?:\S\s*|\s+)\S`,
  title: 'Name',
})

export const DescriptionField = Type.Optional(
  Type.String({ maxLength: DESCRIPTION_MAX, title: 'Description' }),
)

/** What can be changed about a dashboard itself. */
export const editForm = Type.Object(
  { name: NameField, description: DescriptionField },
  { additionalProperties: false },
)
export type EditForm = Static<typeof editForm>

/** Who gets a copy of a dashboard. */
export const shareForm = Type.Object(
  { organization_id: Type.String({ minLength: 1, title: 'Organization' }) },
  { additionalProperties: false },
)
export type ShareForm = Static<typeof shareForm>

/** Everything whose validator is compiled ahead of time, by export name. */
export const schemas = { editForm, shareForm, dashboardFile: DashboardFile }
