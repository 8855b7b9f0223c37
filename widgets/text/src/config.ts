import { Type, type Static } from '@airshed/kit/define'

export const config = Type.Object(
  {
    name: Type.Optional(
      Type.String({ maxLength: 100, title: 'Name', description: 'Shown above the text' }),
    ),
    markdown: Type.Optional(
      Type.String({
        maxLength: 20_000,
        default: '',
        title: 'Text',
        description: 'In Markdown: headings, lists, tables, links',
      }),
    ),
  },
  { additionalProperties: false },
)
export type TextConfig = Static<typeof config>
