import { sendTelemetry } from '@airshed/schemas/calls'
import { registryOfChecked, type Registry } from '@airshed/contract'
import {
  createApiClient,
  createBroker,
  createLiveChannel,
  createQueryClient,
  inFahrenheit,
  isGatewayStatus,
  scheduleByTimer,
  systemClock,
  type ApiClient,
  type Broker,
  type LiveChannel,
} from '@airshed/data'
import {
  createCommandRegistry,
  loadErrorSentences,
  type CommandRegistry,
} from '@airshed/kit/provider'
import type { User } from '@airshed/schemas'
import { createToaster, type Toaster } from '@airshed/ui'
import type { QueryClient } from '@tanstack/react-query'
import type { AuthClient } from '../auth/authClient.ts'
import { BUILT_IN_PLUGINS } from '@airshed/plugins'
import { createExpiry, type Expiry } from '../session/expiry.ts'
import { createServerSink } from '../telemetry/serverSink.ts'
import { createTelemetry, type Telemetry } from '../telemetry/telemetry.ts'

/** The foundations of the console; one instance of each per sign-in. */
export interface Services {
  api: ApiClient
  live: LiveChannel
  broker: Broker
  queryClient: QueryClient
  registry: Registry
  toaster: Toaster
  telemetry: Telemetry
  expiry: Expiry
  commands: CommandRegistry
  /** The same services for a reader with this temperature unit, with the same session and cache. */
  inUnits: (temperatures: User['temp_units']) => Services
  /** Stops background work when the session ends or restarts as another user. */
  close: () => void
}

export function createServices(auth: AuthClient): Services {
  const expiry = createExpiry()
  const answered = (response: Response): Response => {
    if (!isGatewayStatus(response.status)) live.serverAnswered()
    return response
  }
  const api = createApiClient({
    baseUrl: '/v2',
    tokens: auth,
    fetch: async (input, init) => answered(await window.fetch(input, init)),
    upload: async (...sent) => {
      const { uploadByXhr } = await import('@airshed/data/upload')
      return answered(await uploadByXhr(...sent))
    },
    clock: systemClock,
    onSessionExpired: expiry.expire,
    onRefusal: loadErrorSentences,
  })
  const sink = createServerSink({
    send: (events, options) =>
      api.call(sendTelemetry, { body: { events: [...events] } }, options).then(() => undefined),
    schedule: scheduleByTimer,
  })
  window.addEventListener('pagehide', () => sink.flush(true))
  const telemetry = createTelemetry(sink, Date.now)
  const live = createLiveChannel({ tokens: auth, onSessionExpired: expiry.expire })
  const queryClient = createQueryClient()
  const broker = createBroker({ api, live, queryClient })
  const registry = registryOfChecked(BUILT_IN_PLUGINS)
  for (const refusal of registry.refused) telemetry.error(refusal.message, 'plugins')
  let fahrenheit: Services | null = null
  const services: Services = {
    api,
    live,
    broker,
    queryClient,
    registry,
    toaster: createToaster(),
    telemetry,
    expiry,
    commands: createCommandRegistry(),
    inUnits(temperatures) {
      if (temperatures === 'C') return services
      const server = inFahrenheit({ api, live })
      fahrenheit ??= { ...services, ...server, broker: createBroker({ ...server, queryClient }) }
      return fahrenheit
    },
    close() {
      sink.close()
      broker.close()
      fahrenheit?.broker.close()
      live.close()
      queryClient.clear()
    },
  }
  return services
}
