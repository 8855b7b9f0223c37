import type { SessionValue } from '@airshed/kit/provider'
import type { FramePage } from '../bridge/hostMessages.ts'

/** The user as exposed to a plugin: their permissions on this page and their language, but not their identity. */
export function readerSession(page: Omit<FramePage, 'range'>): SessionValue {
  return {
    user: {
      id: 'reader',
      external_id: 'reader',
      email: '',
      fullName: '',
      first_name: '',
      last_name: '',
      initials: '',
      picture: null,
      phone_number: null,
      is_locale_chosen: true,
      intercom_identity: null,
      access_context: null,
      locale: page.locale,
      timezone: page.timezone,
      temp_units: page.temperatureUnit,
      permissions: page.permissions,
    },
    slug: page.slug,
    organizations: [],
    theme: page.theme,
    locale: page.locale,
    setTheme: () => undefined,
    setLocale: () => undefined,
    config: {
      issuer: '',
      client_id: '',
      resource: '',
      is_demo: false,
      version: page.version,
      widget_limit: 0,
      map_style_url: null,
    },
  }
}
