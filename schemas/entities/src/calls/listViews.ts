import { Type } from 'typebox'
import { ListName, ListView, ListViewSave } from '../listView.ts'
import { defineCall, Nothing } from './call.ts'
import { ById } from './params.ts'

export const getListViews = defineCall({
  method: 'GET',
  path: '/list_views',
  entity: 'list_views',
  summary: 'Views of a list that the caller saved, by name',
  query: Type.Object({ list: ListName }, { additionalProperties: false }),
  answer: Type.Object({ data: Type.Array(ListView) }),
  access: 'caller',
})

export const saveListView = defineCall({
  method: 'PUT',
  path: '/list_views',
  entity: 'list_views',
  summary: 'Save a view of a list for the caller; a view of the same name is replaced',
  body: ListViewSave,
  answer: ListView,
  access: 'caller',
  audit: { whileActing: 'list-view.saved' },
  changes: ['list_views'],
})

export const deleteListView = defineCall({
  method: 'DELETE',
  path: '/list_views/:id',
  entity: 'list_views',
  summary: 'Delete a saved view of the caller',
  params: ById,
  answer: Nothing,
  access: 'caller',
  audit: { whileActing: 'list-view.deleted' },
  changes: ['list_views'],
})
