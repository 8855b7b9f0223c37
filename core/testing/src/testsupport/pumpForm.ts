import type { DeviceFormDefinition } from '@airshed/contract'
import { Type, type Static } from '@airshed/kit/define'
import { compile, loadersOf } from './gauge.ts'

export const pumpSchema = Type.Object(
  {
    speed: Type.Integer({ minimum: 1, maximum: 9, default: 1 }),
    isQuiet: Type.Boolean({ default: false }),
    alarm: Type.Object({ limit: Type.Number({ minimum: 0, maximum: 100, default: 50 }) }),
  },
  { additionalProperties: false },
)
export type PumpSettings = Static<typeof pumpSchema>

export const PUMP_FIXTURES = {
  valid: {
    usual: { speed: 5, isQuiet: false, alarm: { limit: 20 } },
    quiet: { speed: 2, isQuiet: true, alarm: { limit: 0 } },
  },
  invalid: {
    'too-fast': { value: { speed: 10, isQuiet: false, alarm: { limit: 1 } }, paths: ['/speed'] },
  },
}

/** Path in the payload → path in the form. */
const PUMP_PATHS: Readonly<Record<string, string>> = {
  '/quiet': '/isQuiet',
  '/limit': '/alarm/limit',
}

/** A quiet pump runs no faster than this. */
const QUIET_SPEED = 3

type PumpForm = DeviceFormDefinition<PumpSettings, 'sensor'>

/** A valid device form, with the given changes. */
export function pumpForm(changes: Partial<PumpForm> = {}): PumpForm {
  return {
    manifest: {
      kind: 'device-form',
      id: 'sample.pump',
      type: 'PumpForm',
      title: { en: 'Pump', es: 'Bomba' },
      description: { en: 'Settings of the pump', es: 'Ajustes de la bomba' },
      subject: 'sensor',
      section: 'sensors',
      match: { sensors: ['pump'] },
      configVersion: 1,
      permissions: ['manage_devices'],
      engines: { airshed: '^0.2.0' },
    },
    schema: pumpSchema,
    uiSchema: {},
    messages: loadersOf({
      en: {
        'config.alarm': 'Alarm',
        'config.alarm.limit': 'Limit',
        'config.isQuiet': 'Quiet',
        'config.speed': 'Speed',
      },
      es: {
        'config.alarm': 'Alarma',
        'config.alarm.limit': 'Límite',
        'config.isQuiet': 'Silenciosa',
        'config.speed': 'Velocidad',
      },
    }),
    fromDevice: ({ configuration: wire }) => ({
      speed: typeof wire['speed'] === 'number' ? wire['speed'] : 1,
      isQuiet: wire['quiet'] === 1,
      alarm: { limit: typeof wire['limit'] === 'number' ? wire['limit'] : 50 },
    }),
    toPayload: ({ speed, isQuiet, alarm }) => ({ speed, quiet: isQuiet ? 1 : 0, ...alarm }),
    issuePath: (path) => PUMP_PATHS[path] ?? path,
    settle: (_, next) =>
      next.isQuiet ? { ...next, speed: Math.min(next.speed, QUIET_SPEED) } : next,
    loadValidator: () => Promise.resolve({ default: compile(pumpSchema) }),
    ...changes,
  }
}
