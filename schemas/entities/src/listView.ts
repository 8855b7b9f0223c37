import { Type, type Static } from 'typebox'
import { Id } from './common.ts'

/** The list of a page by its short name, such as `devices`. */
export const ListName = Type.String({ minLength: 1, maxLength: 60, pattern: '^[a-z][a-z0-9-]*$' })

const Value = Type.Union([
  Type.String({ maxLength: 200 }),
  Type.Number(),
  Type.Boolean(),
  Type.Array(Type.Union([Type.String({ maxLength: 200 }), Type.Number()]), { maxItems: 100 }),
])

const parts = {
  list: ListName,
  name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
  params: Type.Record(Type.String({ pattern: '^[A-Za-z_][A-Za-z0-9_]{0,39}$' }), Value, {
    additionalProperties: false,
    maxProperties: 30,
    description:
      'Search, filters, sort and grouping as they stand in the address of the page; what the list does not know is ignored',
  }),
}

/** A saved view of a list, under a name. */
export const ListView = Type.Object({ id: Id, ...parts })
export type ListView = Static<typeof ListView>

/** `PUT list_views` */
export const ListViewSave = Type.Object(parts, { additionalProperties: false })
export type ListViewSave = Static<typeof ListViewSave>

/** Maximum number of views of one list per user. */
export const LIST_VIEWS_MAX = 50
