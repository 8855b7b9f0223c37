import { fake, type FakeAnswer } from '@airshed/data/testing'
import type { ListView } from '@airshed/schemas'
import { deleteListView, getListViews, saveListView } from '@airshed/schemas/calls'

export interface FakeListViewOptions {
  /** The user's saved views. Default none. */
  listViews?: readonly ListView[]
}

/** Views of lists that can be saved, replaced and deleted. */
export function fakeListViews(options: FakeListViewOptions): FakeAnswer[] {
  let views = [...(options.listViews ?? [])]
  return [
    fake(getListViews, ({ query }) => ({
      data: views.filter(({ list }) => list === query.list),
    })),
    fake(saveListView, ({ body }) => {
      const known = views.find(({ list, name }) => list === body.list && name === body.name)
      const view = { ...body, id: known?.id ?? `view-${views.length + 1}` }
      views = [...views.filter((other) => other !== known), view]
      return view
    }),
    fake(deleteListView, ({ params }) => {
      views = views.filter(({ id }) => id !== params.id)
      return null
    }),
  ]
}
