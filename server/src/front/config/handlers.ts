import type { PublicConfig } from '@airshed/schemas'
import { getConfig } from '@airshed/schemas/calls'
import manifest from '../../../package.json' with { type: 'json' }
import { answer, type Handler } from '../../access/calls/handler.ts'
import type { ServerContext } from '../../context.ts'
import { isMailSent } from '../../messages/mail/createMail.ts'
import {
  API_RESOURCE,
  CONSOLE_CLIENT_ID,
  OIDC_PATH,
} from '../../access/identity/provider/constants.ts'

export function configHandlers({ config }: Pick<ServerContext, 'config'>): Handler[] {
  const known: PublicConfig = {
    issuer: config.oidcIssuer ?? `${config.publicUrl}${OIDC_PATH}`,
    public_url: config.publicUrl,
    client_id: config.oidcClientId ?? CONSOLE_CLIENT_ID,
    resource: API_RESOURCE,
    is_demo: config.demo,
    is_identity_external: config.oidcIssuer !== undefined,
    version: manifest.version,
    widget_limit: config.widgetLimit,
    has_first_organization: config.hasFirstOrganization,
    ...(config.firmwaresUrl === undefined ? {} : { firmwares_url: config.firmwaresUrl }),
    has_geocoder: config.geocoderUrl !== undefined,
    is_mail_sent: isMailSent(config),
    is_sms_sent: config.smsUrl !== undefined,
    map_style_url: config.mapStyleUrl ?? null,
  }
  return [answer(getConfig, () => known)]
}
