import { Dashboard, Id, Widget } from '@airshed/schemas'
import { Type } from 'typebox'
import type { ServerContext } from '../../context.ts'
import type { Api } from '../api.ts'
import type { ConfigsOf } from './organizationConfigs.ts'
import { addWidget, removeWidget, replaceWidget } from './widgetService.ts'

const tags = ['dashboards']
const params = Type.Object({ id: Id }, { additionalProperties: false })
const widgetParams = Type.Object(
  { id: Id, widgetId: Widget.properties.id },
  { additionalProperties: false },
)
const { id, configVersion, layout, ...required } = Widget.properties
const Draft = Type.Object(
  {
    ...required,
    id: Type.Optional(id),
    configVersion: Type.Optional(configVersion),
    layout: Type.Optional(layout),
  },
  { additionalProperties: false },
)

/** Widgets one by one; every answer is the whole dashboard with its new version. */
export function widgetRoutes(api: Api, context: ServerContext, configsOf: ConfigsOf): void {
  api.post(
    '/dashboards/:id/widgets',
    {
      schema: {
        tags,
        summary: 'Add a widget; without a layout at the first free place',
        params,
        body: Draft,
        response: { 201: Dashboard },
      },
    },
    async ({ caller, params, body }, reply) =>
      reply.code(201).send(await addWidget(context, configsOf, caller, params.id, body)),
  )

  api.put(
    '/dashboards/:id/widgets/:widgetId',
    {
      schema: {
        tags,
        summary: 'Replace a widget; without a layout it stays where it is',
        params: widgetParams,
        body: Draft,
        response: { 200: Dashboard },
      },
    },
    ({ caller, params, body }) =>
      replaceWidget(context, configsOf, caller, params.id, params.widgetId, body),
  )

  api.delete(
    '/dashboards/:id/widgets/:widgetId',
    {
      schema: {
        tags,
        summary: 'Take a widget away',
        params: widgetParams,
        response: { 200: Dashboard },
      },
    },
    ({ caller, params }) => removeWidget(context, caller, params.id, params.widgetId),
  )
}
