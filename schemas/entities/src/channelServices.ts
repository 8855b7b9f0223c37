/** Services that alerts are sent to besides e-mail. */
export const CHANNEL_KINDS = ['slack', 'teams', 'telegram', 'ntfy', 'webhook'] as const
export type ChannelKind = (typeof CHANNEL_KINDS)[number]

/** Settings that may be read. Of an address only its host may, as `url_host`. */
export const CHANNEL_READABLE = ['chat_id', 'server', 'topic'] as const
/** Settings that are stored and never returned. */
export const CHANNEL_SECRETS = ['url', 'bot_token', 'token', 'signing_secret'] as const
export type ChannelSettingName =
  | (typeof CHANNEL_READABLE)[number]
  | (typeof CHANNEL_SECRETS)[number]

/** The ntfy server used unless another is specified. */
export const DEFAULT_NTFY_SERVER = 'https://ntfy.sh'

/** Regular expressions for all of a setting, as on the wire. */
export const CHANNEL_PATTERNS = {
  bot_token: '^[0-9]+:[A-Za-z0-9_-]+$',
  chat_id: '^(-?[0-9]{1,20}|@[A-Za-z][A-Za-z0-9_]{3,31})$',
  topic: '^[A-Za-z0-9_-]{1,64}$',
  token: '^[!-~]+$',
} as const

interface Bilingual {
  readonly en: string
  readonly es: string
}

interface FieldText {
  readonly label: Bilingual
  readonly help: Bilingual
}

interface AddressField extends FieldText {
  /** `address`: of a webhook, a secret of which only the host is shown; `server`: the root of a server. */
  readonly type: 'address' | 'server'
  /** Default: it is required. */
  readonly default?: string
}

interface TextField extends FieldText {
  readonly type: 'text'
  /** A regular expression for all of it. */
  readonly pattern: string
  /** What the form says of a value that does not match. */
  readonly problem: Bilingual
  /** Stored as null if there is none. Default: it is required. */
  readonly isOptional?: true
  /** The server that it was entered for: a stored secret is never sent to another one. Default: none. */
  readonly belongsTo?: 'server'
}

/** A secret that our server generates; it is sent as `is_signed` and stored as null if requests are not signed. */
interface SigningField {
  readonly type: 'signing'
}

/** One setting of a service: how the form asks for it, the server checks it, and whether it may be read. */
export type ChannelField = AddressField | TextField | SigningField

/** What is known of a service but how a message is written for it, which is in the server. */
export interface ChannelService {
  /** Its own name, in every language. */
  readonly name: string
  /** In the order of the form. */
  readonly fields: Readonly<Partial<Record<ChannelSettingName, ChannelField>>>
}

const address = <const Help extends Bilingual>(help: Help) =>
  ({
    type: 'address',
    label: { en: 'Webhook address', es: 'Dirección del webhook' },
    help,
  }) as const

/**
 * The services by their kind. The form, the list, the checks of the server, what is stored and what is hidden are read
 * from here; `SENDERS` of the server writes the message.
 */
export const CHANNEL_SERVICES = {
  slack: {
    name: 'Slack',
    fields: {
      url: address({
        en: 'From the incoming webhooks of your Slack app. It is stored as a secret',
        es: 'De los webhooks entrantes de su aplicación de Slack. Se guarda como secreto',
      }),
    },
  },
  teams: {
    name: 'Microsoft Teams',
    fields: {
      url: address({
        en: 'From the Teams workflow “Send webhook alerts to a channel”. It is stored as a secret',
        es: 'Del flujo de trabajo de Teams «Enviar alertas de webhook a un canal». Se guarda como secreto',
      }),
    },
  },
  telegram: {
    name: 'Telegram',
    fields: {
      bot_token: {
        type: 'text',
        pattern: CHANNEL_PATTERNS.bot_token,
        label: { en: 'Bot token', es: 'Token del bot' },
        help: {
          en: 'From @BotFather. It is stored as a secret',
          es: 'De @BotFather. Se guarda como secreto',
        },
        problem: {
          en: 'A token such as 123456:ABC-DEF is required',
          es: 'Hace falta un token como 123456:ABC-DEF',
        },
      },
      chat_id: {
        type: 'text',
        pattern: CHANNEL_PATTERNS.chat_id,
        label: { en: 'Chat', es: 'Chat' },
        help: {
          en: 'The number of the chat, or the @name of a public channel. The bot must be a member',
          es: 'El número del chat o el @nombre de un canal público. El bot debe ser miembro',
        },
        problem: {
          en: 'A number, or a name that begins with @, is required',
          es: 'Hace falta un número o un nombre que empiece por @',
        },
      },
    },
  },
  ntfy: {
    name: 'ntfy',
    fields: {
      server: {
        type: 'server',
        default: DEFAULT_NTFY_SERVER,
        label: { en: 'Server', es: 'Servidor' },
        help: {
          en: 'https://ntfy.sh, or your own server',
          es: 'https://ntfy.sh o un servidor propio',
        },
      },
      topic: {
        type: 'text',
        pattern: CHANNEL_PATTERNS.topic,
        label: { en: 'Topic', es: 'Tema' },
        help: {
          en: 'Anybody who knows the topic on a public server can read it: choose one that nobody can guess',
          es: 'Quien conoce el tema de un servidor público puede leerlo: conviene uno que nadie adivine',
        },
        problem: {
          en: 'Up to 64 letters, digits, hyphens and underscores are required',
          es: 'Hacen falta entre 1 y 64 letras, cifras, guiones o guiones bajos',
        },
      },
      token: {
        type: 'text',
        pattern: CHANNEL_PATTERNS.token,
        isOptional: true,
        belongsTo: 'server',
        label: { en: 'Access token', es: 'Token de acceso' },
        help: {
          en: 'Only for protected topics. It is stored as a secret',
          es: 'Solo para temas protegidos. Se guarda como secreto',
        },
        problem: {
          en: 'A token has no spaces and no accents',
          es: 'Un token no tiene espacios ni acentos',
        },
      },
    },
  },
  webhook: {
    name: 'Webhook',
    fields: {
      url: address({
        en: 'Takes JSON by POST. It is stored as a secret',
        es: 'Recibe JSON por POST. Se guarda como secreto',
      }),
      signing_secret: { type: 'signing' },
    },
  },
} as const satisfies Record<ChannelKind, ChannelService>

/** The settings of a service with their names, in the order of its form. */
export const channelFields = (
  kind: ChannelKind,
): readonly (readonly [ChannelSettingName, ChannelField])[] =>
  Object.entries(CHANNEL_SERVICES[kind].fields) as [ChannelSettingName, ChannelField][]

/** Whether a setting is never returned. */
export const isChannelSecret = (name: ChannelSettingName): name is ChannelSecret =>
  CHANNEL_SECRETS.some((secret) => secret === name)
export type ChannelSecret = (typeof CHANNEL_SECRETS)[number]

type StoredField<Field> = Field extends { type: 'signing' } | { isOptional: true }
  ? string | null
  : string

type StoredFields<Fields> = { -readonly [Name in keyof Fields]: StoredField<Fields[Name]> }

/**
 * The settings of a channel as they are stored, with their secrets. `signing_secret`: `whsec_` and its bytes in Base64;
 * null: requests are not signed.
 */
export type StoredChannelSettings<Kind extends ChannelKind = ChannelKind> = {
  [Each in Kind]: { kind: Each } & StoredFields<(typeof CHANNEL_SERVICES)[Each]['fields']>
}[Kind]
