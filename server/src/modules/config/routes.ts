import { PublicConfig } from '@airshed/schemas'
import manifest from '../../../package.json' with { type: 'json' }
import type { ServerContext } from '../../context.ts'
import { API_RESOURCE, CONSOLE_CLIENT_ID, OIDC_PATH } from '../../identity/provider/constants.ts'
import type { Api } from '../api.ts'

/** `GET config`: what the console must know before anybody signed in. The only open call. */
export function configRoutes(api: Api, { config }: ServerContext): void {
  const answer: PublicConfig = {
    issuer: config.oidcIssuer ?? `${config.publicUrl}${OIDC_PATH}`,
    client_id: config.oidcClientId ?? CONSOLE_CLIENT_ID,
    resource: API_RESOURCE,
    is_demo: config.demo,
    version: manifest.version,
    widget_limit: config.widgetLimit,
    ...(config.firmwaresUrl === undefined ? {} : { firmwares_url: config.firmwaresUrl }),
    map_style_url: config.mapStyleUrl ?? null,
  }
  api.get(
    '/config',
    {
      schema: {
        tags: ['session'],
        summary: 'What the console must know before anybody signed in',
        security: [],
        response: { 200: PublicConfig },
      },
    },
    async () => answer,
  )
}
